import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { errors, KoaContextWithOIDC } from 'oidc-provider'

/** Nobody is signed in: the everyday answer to a silent check. */
const EVERYDAY = 'login_required'

type Refusal = Pick<errors.OIDCProviderError, 'error' | 'error_detail'>

/**
 * Writes what the library tells of a request into that request's log; without it only the caller would know. A rotation of
 * the keys makes a new provider, which is listened to from its first request on.
 */
export function providerLog(): (provider: Provider, request: FastifyRequest) => void {
  const heard = new WeakSet<Provider>()
  const requests = new WeakMap<IncomingMessage, FastifyRequest>()
  const logOf = (ctx: KoaContextWithOIDC) => requests.get(ctx.req)?.log

  function listen(provider: Provider): void {
    provider.on('server_error', (ctx, error) => logOf(ctx)?.error({ err: error }, 'the provider failed'))
    provider.on('grant.success', (ctx) =>
      logOf(ctx)?.info(
        { event: 'tokens given', sub: ctx.oidc.account?.accountId, by: ctx.oidc.params?.grant_type },
        'tokens given',
      ),
    )
    provider.on('grant.revoked', (ctx) => logOf(ctx)?.info({ event: 'login ended' }, 'login ended'))
    function refuse(ctx: KoaContextWithOIDC, { error: code, error_detail: detail }: Refusal): void {
      if (code !== EVERYDAY) logOf(ctx)?.warn({ event: 'provider refused', code, detail }, 'provider refused')
    }
    provider.on('authorization.error', refuse)
    provider.on('grant.error', refuse)
    provider.on('revocation.error', refuse)
    provider.on('end_session.error', refuse)
  }

  return (provider, request) => {
    requests.set(request.raw, request)
    if (heard.has(provider)) return
    heard.add(provider)
    listen(provider)
  }
}
