import type { IdentityConfig } from '#modules/identity/contract.ts'
import { TOKEN_TIMEOUT_SECONDS } from './constants.ts'
import { LoginFailure } from './failure.ts'

/** How members log in here. */
export const identityConfig = untilItFails(
  (): Promise<IdentityConfig> =>
    fetch('/api/identity', { signal: AbortSignal.timeout(TOKEN_TIMEOUT_SECONDS * 1000) })
      .then((answer) => (answer.ok ? answer.json() : failToReach()))
      .catch(failToReach),
)

/** The provider, ready to be spoken with: what that takes is fetched when it is first needed. */
export const speak = untilItFails(() =>
  Promise.all([identityConfig(), import('./protocol.ts')]).then(
    ([config, { openProtocol }]) => openProtocol(config),
    failToReach,
  ),
)

/** Asked once, and again only after it has failed. */
function untilItFails<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask()
    asked.catch(() => {
      asked = undefined
    })
    return asked
  }
}

/** What is only fetched fails by the way to it alone, and that says nothing about the session. */
function failToReach(): never {
  throw new LoginFailure('unavailable')
}
