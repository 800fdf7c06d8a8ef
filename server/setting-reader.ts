import { isSecure } from '#modules/loopback.ts'
import { SETTINGS, type SettingName } from './settings.ts'

/** Reads settings one by one and collects what is wrong with any of them, so that all of it is said at once. */
export class SettingReader {
  readonly faults: string[] = []
  readonly #env: Record<string, string | undefined>

  constructor(env: Record<string, string | undefined>) {
    this.#env = env
  }

  text(name: SettingName): string | undefined {
    return this.#env[name]?.trim() || undefined
  }

  whole(name: SettingName, fallback: number, least: number, most: number): number {
    const given = this.text(name)
    if (given === undefined) return fallback
    const value = Number(given)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    this.faults.push(`${name} must be a whole number from ${least} to ${most}, not "${given}"`)
    return fallback
  }

  flag(name: SettingName): boolean | undefined {
    const given = this.text(name)?.toLowerCase()
    if (given === undefined) return undefined
    if (given === 'true' || given === '1') return true
    if (given === 'false' || given === '0') return false
    this.faults.push(`${name} must be true or false, not "${given}"`)
    return undefined
  }

  url(name: SettingName, protocols: string[]): string | undefined {
    const given = this.text(name)
    if (given === undefined) return undefined
    // A connection string holds a password, so the fault never repeats what was given.
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given
    const beginnings = protocols.map((each) => `${each}//`).join(' or ')
    this.faults.push(`${name} must be an address that starts with ${beginnings}`)
    return undefined
  }

  /** Of whom we believe, or tell, what nobody between may read or change. */
  secureUrl(name: SettingName): string | undefined {
    const given = this.url(name, ['https:', 'http:'])
    if (given && !isSecure(given))
      this.faults.push(`${name} must start with https:// unless it is on loopback`)
    return given
  }

  /** The first choice is what holds where nothing is set. */
  oneOf<T extends string>(name: SettingName, choices: readonly [T, ...T[]]): T {
    const given = this.text(name) ?? choices[0]
    const chosen = choices.find((each) => each === given)
    if (!chosen) this.faults.push(`${name} must be one of ${choices.join(', ')}, not "${given}"`)
    return chosen ?? choices[0]
  }

  /** One of several settings that are of use only together. */
  need(name: SettingName, kind: string): string {
    const given = this.text(name)
    if (!given) this.faults.push(`${name} is missing: the ${kind} settings go together`)
    return given ?? ''
  }

  list(name: SettingName): string[] {
    return (this.text(name) ?? '').split(',').flatMap((each) => each.trim() || [])
  }

  pairs(name: SettingName): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(this.text(name) ?? ''))
  }

  /** Which settings of this beginning are set. */
  startingWith(beginning: string): string[] {
    return Object.keys(SETTINGS).filter(
      (name) => name.startsWith(beginning) && this.text(name as SettingName),
    )
  }
}
