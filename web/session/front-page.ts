import type { Member } from '#modules/access/policy.ts'
import type { ClientInfo } from '#modules/clients/contract.ts'

/** Where a member begins: the home page, or the client's own area when the membership says so and there is one. */
export function frontPageOf(
  { memberships }: Pick<Member, 'memberships'>,
  client: Pick<ClientInfo, 'micro' | 'microPath'> | undefined,
): string {
  if (memberships.microRedirect && client?.micro && client.microPath)
    return `/custom/${encodeURIComponent(client.microPath)}`
  return '/home'
}
