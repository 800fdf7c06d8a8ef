import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { Problem } from '#server/errors.ts'
import type { ChangePassword as ChangePasswordVerb } from './change-password.ts'
import { ChangePassword, ChangePasswordAnswer, IdentityConfig, LogoutEverywhereAnswer } from './contract.ts'
import { accountMark } from './delays.ts'
import type { Identity } from './identity.ts'

export async function identityRoutes(
  app: FastifyInstance,
  { identity, changePassword }: { identity: Identity; changePassword: ChangePasswordVerb },
): Promise<void> {
  app.get(
    '/identity',
    {
      config: { openTo: 'everyone' },
      schema: {
        summary: 'What a browser needs to log someone in',
        tags: ['identity'],
        response: { 200: IdentityConfig },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return identity.config
    },
  )

  app.post<{ Body: Static<typeof ChangePassword> }>(
    '/changePw',
    {
      config: { openTo: 'everyone' },
      schema: {
        summary: 'Asks for a letter with a link to a new password',
        description: 'The answer and its time are the same whether the address is known or not.',
        tags: ['identity'],
        body: ChangePassword,
        response: { 200: ChangePasswordAnswer },
      },
    },
    async ({ body, ip, log }) => {
      const answer = await changePassword(body.email, ip)
      log.info({ event: 'password reset asked', account: accountMark(body.email) }, 'password reset asked')
      return answer
    },
  )

  app.post(
    '/identity/logoutEverywhere',
    {
      config: { openTo: 'members' },
      schema: {
        summary: "Ends every login of the member, on every device, this one's too",
        description:
          'No access or refresh token given out before is taken any more. 404 where another system keeps the logins.',
        tags: ['identity'],
        response: { 200: LogoutEverywhereAnswer },
      },
    },
    async ({ viewer, log }) => {
      if (!identity.endLogins || !viewer) throw new Problem('NotFound', 'Logins are not kept here.')
      await identity.endLogins(viewer.sub)
      log.info({ event: 'logged out everywhere', sub: viewer.sub }, 'logged out everywhere')
      return { message: 'Every login of this account has ended.' }
    },
  )
}
