import type { Memberships } from '../access/policy.ts'
import type { Account } from './store.ts'

/** What a token says about its bearer beyond who it is. */
export interface Entitlements {
  company: string | null
  memberships: Memberships
  subscription: string[]
}

/** Where a provider puts it: one claim that holds an object, or a flat claim for each field. */
export interface ClaimSource {
  claim: string
  /** Field → claim, for providers that cannot put an object into a token. */
  map?: Partial<Record<EntitlementField, string>> | undefined
}

export const ENTITLEMENT_FIELDS = ['company', 'tobetdg', 'alacarte', 'microRedirect', 'subscription'] as const
export type EntitlementField = (typeof ENTITLEMENT_FIELDS)[number]

/** The embedded provider's claim, and the default for others. */
export const DEFAULT_CLAIM = 'toile'

type Claims = Record<string, unknown>

/** The same reading on the server and in the browser. Whatever is missing or malformed grants nothing. */
export function readEntitlements(claims: Claims, { claim, map }: ClaimSource): Entitlements {
  const whole = asObject(findClaim(claims, claim)) ?? {}
  const memberships = asObject(whole.memberships) ?? whole
  const nested: Record<EntitlementField, unknown> = {
    company: whole.company,
    tobetdg: memberships.tobetdg,
    alacarte: memberships.alacarte,
    microRedirect: memberships.microRedirect,
    subscription: whole.subscription,
  }
  const field = (name: EntitlementField) => {
    const mapped = map?.[name]
    return mapped === undefined ? nested[name] : findClaim(claims, mapped)
  }
  return {
    company: asText(field('company')),
    memberships: {
      tobetdg: isTrue(field('tobetdg')),
      alacarte: isTrue(field('alacarte')),
      microRedirect: isTrue(field('microRedirect')),
    },
    subscription: asList(field('subscription')),
  }
}

/** An exact key first, since names may contain dots, slashes and colons; then a JSON pointer. */
function findClaim(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  if (!name.startsWith('/')) return undefined
  return name
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => {
      const object = asObject(at)
      return object && Object.hasOwn(object, part) ? object[part] : undefined
    }, claims)
}

/** An object, or a text that holds one as JSON: some providers can send nothing else. */
function asObject(value: unknown): Claims | undefined {
  const found = typeof value === 'string' ? parse(value) : value
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Claims) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function asText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}

function asList(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string')
  if (typeof value !== 'string') return []
  const parsed = parse(value)
  return Array.isArray(parsed) ? asList(parsed) : value.split(/[\s,]+/).filter(Boolean)
}

/** What an account of the embedded provider gives a right to. */
export function entitlementsOf(account: Account): Entitlements {
  return {
    company: account.company,
    memberships: {
      tobetdg: account.tobetdg,
      alacarte: account.alacarte,
      microRedirect: account.micro_redirect,
    },
    subscription: account.subscription,
  }
}
