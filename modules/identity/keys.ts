import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '#modules/tables.ts'

/** A new key is published this long before it signs: verifiers elsewhere keep our key set for ten minutes. */
export const PUBLISHED_BEFORE_MS = 15 * 60 * 1000
/** An old key is dropped once nothing it signed can still be valid: the longest is an ID token, one hour. */
const KEPT_AFTER_MS = 2 * 60 * 60 * 1000
/** An RSA key of 3072 bits is as strong as a symmetric one of 128; one of 2048 is weaker. */
const MODULUS_BITS = 3072

export interface SigningKeys {
  /** Private keys; the first one signs. */
  keys: JWK[]
  /** When the list changes by itself next, because a key begins to sign or is dropped. */
  changesAt: Date | undefined
}

/** The site cannot begin with keys it cannot read, nor does it make others unasked: every token given out would be worthless. */
export class SealError extends Error {
  override name = 'SealError'
  constructor() {
    super(
      'The stored signing keys do not open with this SECRET_KEY: it was changed, or they come from a backup of a site with another. ' +
        'Set that one, or make a new one with: npm run toile -- keys reset',
    )
  }
}

interface KnownKey {
  kid: string
  jwk: JWK
  signsFrom: Date
}

/** The keys as they are at this moment; the first start makes one. `seal` encrypts them where they are stored. */
export async function readKeys(db: Db, seal: KeyObject, now: Date): Promise<SigningKeys> {
  let known = await storedKeys(db, seal)
  if (known.length === 0) {
    await db.transaction().execute(async (transaction) => {
      // Two processes at their first start agree on the one that was first.
      await transaction
        .insertInto('secrets')
        .values({ name: 'first signing key', value: '' })
        .onConflict((c) => c.doNothing())
        .execute()
      await transaction
        .selectFrom('secrets')
        .select('name')
        .where('name', '=', 'first signing key')
        .forUpdate()
        .execute()
      if ((await storedKeys(transaction, seal)).length === 0) await addKey(transaction, seal, now)
    })
    known = await storedKeys(db, seal)
  }
  return arrange(known, now)
}

/** Begins a rotation: the new key is published at once and signs a little later; the old one goes when it is spent. */
export async function rotateKeys(
  db: Db,
  seal: KeyObject,
  now: Date,
): Promise<{ kid: string; signsFrom: Date }> {
  const signsFrom = new Date(now.getTime() + PUBLISHED_BEFORE_MS)
  return { kid: await addKey(db, seal, signsFrom), signsFrom }
}

/** Forgets all keys, whatever they were sealed with, for one that signs at once. No token given out before is taken any more. */
export async function resetKeys(db: Db, seal: KeyObject, now: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('signing_keys').execute()
    return addKey(transaction, seal, now)
  })
}

/** Pure: which key signs, which are only known, and when that changes. */
export function arrange(known: KnownKey[], now: Date): SigningKeys {
  const byStart = [...known].sort((a, b) => b.signsFrom.getTime() - a.signsFrom.getTime())
  // On a clock that has been set back every key may seem to be one of the future: then the first of them signs.
  const first = byStart.at(-1)
  const coming = byStart.filter((key) => key.signsFrom > now && key !== first)
  const [signing, ...old] = byStart.filter((key) => key.signsFrom <= now || key === first)
  const spentAt = (index: number) =>
    ((index === 0 ? signing : old[index - 1])?.signsFrom.getTime() ?? 0) + KEPT_AFTER_MS
  const valid = old.filter((_, index) => spentAt(index) > now.getTime())
  const moments = [
    ...coming.map(({ signsFrom }) => signsFrom.getTime()),
    ...valid.map((_, index) => spentAt(index)),
  ]
  return {
    keys: [...(signing ? [signing] : []), ...coming, ...valid].map(({ jwk }) => jwk),
    changesAt: moments.length > 0 ? new Date(Math.min(...moments)) : undefined,
  }
}

/** Spent keys can be forgotten: nothing they signed is valid any more. */
export async function sweepKeys(db: Db, seal: KeyObject, now: Date): Promise<void> {
  const known = await storedKeys(db, seal)
  const kept = new Set(arrange(known, now).keys.map(({ kid }) => kid))
  const spent = known.filter(({ kid }) => !kept.has(kid)).map(({ kid }) => kid)
  if (spent.length > 0) await db.deleteFrom('signing_keys').where('kid', 'in', spent).execute()
}

async function addKey(db: Db, seal: KeyObject, signsFrom: Date): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: MODULUS_BITS, extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const whole = JSON.stringify({ ...jwk, kid, alg: 'RS256', use: 'sig' })
  await db
    .insertInto('signing_keys')
    .values({ kid, jwk: encrypt(whole, seal), signs_from: signsFrom })
    .execute()
  return kid
}

async function storedKeys(db: Db, seal: KeyObject): Promise<KnownKey[]> {
  const rows = await db.selectFrom('signing_keys').selectAll().execute()
  return rows.map(({ kid, jwk, signs_from }) => ({
    kid,
    jwk: JSON.parse(decrypt(jwk, seal)) as JWK,
    signsFrom: signs_from,
  }))
}

function encrypt(text: string, key: KeyObject): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

function decrypt(text: string, key: KeyObject): string {
  const bytes = Buffer.from(text, 'base64')
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
  } catch {
    throw new SealError()
  }
}
