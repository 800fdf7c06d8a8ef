import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inspectUpload, MOST_BYTES, UploadRefused } from './inspect.ts'

const cloth = (width = 40, height = 30) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#C22F3B',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" ${attributes}>${inside}</svg>`)

/** A PNG whose header states this size, with a few rows of data at most. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

describe('an upload is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s, with its size', async (format) => {
    expect(await inspectUpload(await cloth().toFormat(format).toBuffer())).toEqual({
      format,
      contentType: `image/${format}`,
      width: 40,
      height: 30,
    })
  })

  test('as a plain SVG', async () => {
    const drawing = svg(
      '<!-- drawn --><defs><pattern id="weave" width="4" height="4"><rect width="2" height="2"/></pattern></defs>' +
        '<title>Warp &amp; weft</title><style>rect { fill: url(#weave) }</style><rect width="40" height="30"/>' +
        '<use href="#weave" filter="url(\'#grain\')"/>',
    )
    expect(await inspectUpload(drawing)).toMatchObject({
      contentType: 'image/svg+xml',
      width: 40,
      height: 30,
    })
    const declared = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n'), drawing])
    expect(await inspectUpload(declared)).toMatchObject({ format: 'svg' })
  })

  test('measured as it is seen when the camera was held upright', async () => {
    const turned = await cloth().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await inspectUpload(turned)).toMatchObject({ width: 30, height: 40 })
  })
})

describe('an upload is refused', () => {
  const refusals: [what: string, reason: RegExp, bytes: () => Buffer | Promise<Buffer>][] = [
    ['nothing', /empty/, () => Buffer.alloc(0)],
    ['51 MB', /larger than 50 MB/, () => Buffer.alloc(MOST_BYTES + 1)],
    ['html called .png', /not a JPEG/, () => Buffer.from('<html><body>hello</body></html>')],
    ['html with a document type', /document type/, () => Buffer.from('<!DOCTYPE html><svg></svg>')],
    ['a zip file', /not a JPEG/, () => Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1')],
    ['a PDF', /not a JPEG/, () => Buffer.from('%PDF-1.7\n')],
    ['a GIF', /not a JPEG/, () => cloth().gif().toBuffer()],
    ['a TIFF', /not a JPEG/, () => cloth().tiff().toBuffer()],
    ['a PNG that claims 60,000 by 60,000', /60000 by 60000/, () => pngClaiming(60_000, 60_000)],
    ['a PNG of 100 million pixels', /million pixels/, () => pngClaiming(10_000, 10_000)],
    ['a PNG of one very long line', /a side/, () => pngClaiming(20_000, 10)],
    ['a PNG that ends too soon', /damaged/, () => pngClaiming(4_000, 4_000)],
    ['a PNG of no size', /broken|no size/, () => pngClaiming(0, 10)],
    ['half a JPEG', /damaged/, async () => (await cloth(400, 400).jpeg().toBuffer()).subarray(0, 4_000)],
    ['the first bytes of a JPEG', /broken/, () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    [
      'half an AVIF',
      /damaged|broken/,
      async () => (await cloth(400, 400).avif({ effort: 0 }).toBuffer()).subarray(0, 3_000),
    ],
    ['an animated WebP', /animated/, animated],
    [
      'random bytes with a WebP head',
      /broken|damaged/,
      () => Buffer.from('RIFF\x20\0\0\0WEBPVP8 aaaaaaaaaaaaaaaaaaaa', 'latin1'),
    ],
  ]

  async function animated(): Promise<Buffer> {
    const frames = await Promise.all(
      ['#C22F3B', '#1E3CA0'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    return sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
  }

  test.each(refusals)('when it is %s', async (_what, reason, bytes) => {
    const inspection = inspectUpload(await bytes())
    await expect(inspection).rejects.toThrow(UploadRefused)
    await expect(inspection).rejects.toThrow(reason)
  })

  const hostile: [what: string, bytes: Buffer][] = [
    ['a script', svg('<script>alert(1)</script>')],
    [
      'a script by another prefix',
      svg('<x:script>alert(1)</x:script>', 'xmlns:x="http://www.w3.org/2000/svg"'),
    ],
    ['onload', svg('', 'onload="alert(1)"')],
    ['an event handler in capitals', svg('<rect ONCLICK = "alert(1)"/>')],
    ['foreign content', svg('<foreignObject><p/></foreignObject>')],
    ['an external picture', svg('<image href="http://evil.example/x.png"/>')],
    ['a local file', svg('<image xlink:href="file:///etc/passwd"/>')],
    ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['a shape of another file', svg('<use href="other.svg#a"/>')],
    ['a script address', svg('<use href="javascript:alert(1)"/>')],
    ['a script address in character references', svg('<path d="&#106;avascript&#x3a;alert(1)"/>')],
    ['a link', svg('<a href="#x"><rect/></a>')],
    ['animation of an address', svg('<set attributeName="href" to="#x"/>')],
    ['an external fill', svg('<rect fill="url(http://evil.example/#a)"/>')],
    ['an external fill in quotes', svg(`<rect style='fill: url( "//evil.example/a" )'/>`)],
    ['an external fill spelt with escapes', svg('<rect style="fill: u\\72l(http://evil.example)"/>')],
    ['an imported style sheet', svg('<style>@import "http://evil.example/a.css";</style>')],
    [
      'a style sheet instruction',
      Buffer.concat([Buffer.from('<?xml-stylesheet href="http://evil.example/a.css"?>'), svg('')]),
    ],
    ['another base', svg('<use href="#a"/>', 'xml:base="http://evil.example/"')],
    [
      'an entity',
      Buffer.concat([
        Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        svg('<text>&x;</text>'),
      ]),
    ],
    ['an undeclared entity', svg('<text>&x;</text>')],
    [
      'an entity after a comment',
      Buffer.concat([Buffer.from('<!-- a --><!DOCTYPE svg [<!ENTITY a "aaaa">]>'), svg('')]),
    ],
    ['a CDATA section', svg('<style><![CDATA[ @import "x" ]]></style>')],
    ['UTF-16', Buffer.from(`\uFEFF${svg('<script/>')}`, 'utf16le')],
    [
      'an encoding that is not UTF-8',
      Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-7"?>'), svg('')]),
    ],
    ['no svg at the root', Buffer.from('<?xml version="1.0"?><html><svg/></html>')],
    ['a tag that never ends', svg(`<rect ${'a="" '.repeat(400_000)}`)],
    ['a comment that never ends', Buffer.from(`<!--${'-'.repeat(1_000_000)}`)],
    ['more than 5 MB', svg(`<!--${' '.repeat(5 * 1024 * 1024)}-->`)],
  ]

  test.each(hostile)('when it is an SVG with %s', async (_what, bytes) => {
    await expect(inspectUpload(bytes)).rejects.toThrow(UploadRefused)
  })

  test('with status 422 and a reason', async () => {
    await expect(inspectUpload(Buffer.alloc(0))).rejects.toMatchObject({
      statusCode: 422,
      code: 'UploadRefused',
    })
  })
})
