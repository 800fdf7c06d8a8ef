import type { Member } from '#modules/access/policy.ts'
import { microSitePath } from '#modules/clients/address.ts'
import type { ClientInfo } from '#modules/clients/contract.ts'

/** Where a member begins: the home page, or the client's own area when the membership says so and there is one. */
export function frontPageOf(
  { memberships }: Pick<Member, 'memberships'>,
  client: Pick<ClientInfo, 'micro' | 'microPath'> | undefined,
): string {
  return (memberships.microRedirect && client && microSitePath(client)) || '/home'
}
