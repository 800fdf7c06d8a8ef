import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { Problem } from '#server/errors.ts'
import { IMAGE_WIDTHS } from './contract.ts'
import { type ImageFormat, openResizer } from './resize.ts'
import { type Grounds, verifyImage } from './signature.ts'
import { type Asset, findAsset } from './store.ts'

/** What the library knows of a picture: held in memory there, since pages ask for many. */
export interface ImageRights {
  /** Keeps what was asked until the content changes. */
  remember<T>(key: string, ask: () => Promise<T>): Promise<T>
  isPublic(assetId: string): Promise<boolean>
  entryShows(grounds: Grounds, assetId: string): Promise<boolean>
  /** Whether a browser may keep what was opened on these grounds. */
  mayKeep(grounds: Grounds): boolean
}

const ImageParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) })
const ImageQuery = Type.Object(
  {
    w: Type.Optional(Type.String({ description: `One of ${IMAGE_WIDTHS.join(', ')}` })),
    via: Type.Optional(
      Type.String({ maxLength: 200, description: 'The entry that the address was issued with' }),
    ),
    by: Type.Optional(Type.String({ maxLength: 300, description: 'What else the address rests on' })),
    until: Type.Optional(Type.String({ pattern: '^\\d{1,12}$' })),
    sig: Type.Optional(Type.String({ maxLength: 100 })),
    v: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}$', description: 'The version of the picture' })),
  },
  { additionalProperties: false },
)

const ImageAnswer = {
  description: 'The picture, never larger than its original',
  content: Object.fromEntries(
    ['image/avif', 'image/webp', 'image/jpeg'].map((type) => [
      type,
      { schema: Type.String({ format: 'binary' }) },
    ]),
  ),
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** What can end before its hour is asked for anew each time it is shown; unchanged, it is not sent again. */
const ASKED_EACH_TIME = 'private, no-cache'
/** For an address that names another version than we know: ours may be about to change. */
const BRIEFLY = 'private, max-age=60'
const NOT_AT_ALL = 'private, no-store'

export async function imageRoutes(
  app: FastifyInstance,
  options: { mayShow: ImageRights; draw?: (name: string) => Promise<Buffer>; now?: () => Date },
): Promise<void> {
  const { mayShow, draw, now = () => new Date() } = options
  const resizer = openResizer({
    folder: join(app.config.dataDir, 'cache', 'images'),
    mostBytes: app.config.imageCacheMb * 1024 * 1024,
  })

  app.get<{ Params: Static<typeof ImageParams>; Querystring: Static<typeof ImageQuery> }>(
    '/images/:id',
    {
      config: { openTo: 'everyone' },
      compress: false,
      logLevel: 'warn',
      schema: {
        summary: 'A picture in one of four widths, as AVIF, WebP or JPEG by Accept',
        description:
          'Pictures of gated entries open only by the signed, expiring address that came with the entry.',
        tags: ['images'],
        params: ImageParams,
        querystring: ImageQuery,
        response: { 200: ImageAnswer },
      },
    },
    async (request, reply) => {
      const { w, v, via, by, until, sig } = request.query
      const width = IMAGE_WIDTHS.find((each) => String(each) === w)
      if (!width)
        throw new Problem('InvalidWidth', `The width must be one of ${IMAGE_WIDTHS.join(', ')}.`, {
          faults: [{ path: 'w', message: `is not one of ${IMAGE_WIDTHS.join(', ')}` }],
        })

      const { id } = request.params
      const grant = via && until && sig ? { entry: via, by, until: Number(until), sig } : undefined
      const caching = await cachingOf(id, grant)
      const asset = caching ? await findDrawn(id) : undefined
      // A picture one may not see and one that does not exist are the same to whoever asks.
      if (!asset || !caching) throw new Problem('NotFound', 'There is no such picture.')

      const format = chooseFormat(request.headers.accept)
      const sha256 = asset.sha256 ?? identityOf(asset)
      const original = { sha256, width: asset.width, read: () => readOriginal(asset) }
      const { bytes, etag } = await resizer.resize(original, width, format)
      reply
        .header('etag', etag)
        .header('vary', 'accept')
        .header('cache-control', v && !sha256.startsWith(v) && caching !== NOT_AT_ALL ? BRIEFLY : caching)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
      return reply.type(`image/${format}`).send(bytes)
    },
  )

  /** How long the answer may be kept, or nothing when the picture may not be shown. */
  async function cachingOf(
    id: string,
    grant: (Grounds & { until: number; sig: string }) | undefined,
  ): Promise<string | undefined> {
    if (grant) {
      const signed = verifyImage(app.imageKey(), { ...grant, asset: id }, grant.sig, now())
      const left = grant.until - Math.floor(now().getTime() / 1000)
      if (signed && (await mayShow.entryShows(grant, id))) return cachingFor(grant, left)
    }
    return (await mayShow.isPublic(id)) ? FOR_EVER : undefined
  }

  function cachingFor(grant: Grounds, secondsLeft: number): string {
    if (!mayShow.mayKeep(grant)) return NOT_AT_ALL
    return grant.by ? ASKED_EACH_TIME : `private, max-age=${secondsLeft}, immutable`
  }

  /** A demo picture that has not been drawn yet is drawn now; then it is an asset like any other. */
  async function findDrawn(id: string): Promise<Asset | undefined> {
    const asset = await mayShow.remember(`asset ${id}`, () => findAsset(app.db, id))
    if (!asset || asset.sha256) return asset
    if (!asset.drawing || !draw) return undefined
    await draw(asset.drawing)
    return findAsset(app.db, id)
  }

  async function readOriginal(asset: Asset): Promise<Buffer> {
    const original = asset.storage_key ? await app.storage.get(asset.storage_key) : undefined
    if (original) return original
    // Whoever emptied the media folder of a demo gets the picture again.
    if (asset.drawing && draw) return draw(asset.drawing)
    throw new Problem('NotFound', 'There is no such picture.')
  }
}

/** A drawing that was not kept has no bytes to be known by. */
function identityOf({ id, drawing, revision }: Asset): string {
  return createHash('sha256')
    .update(JSON.stringify([id, drawing, revision]))
    .digest('hex')
}

function isKnown(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}

/** The best that the browser says it can show. */
export function chooseFormat(accept = ''): ImageFormat {
  if (accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : 'jpeg'
}

function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    return name === type && !parameters.some((each) => /^q=0(\.0*)?$/.test(each))
  })
}
