import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

const COMPRESSIBLE = /\.(js|css|svg)$/

/** Writes .br and .gz beside each asset once, so that no request pays for compressing it. */
async function compressAssets(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    if (!COMPRESSIBLE.test(name)) continue
    const file = join(assets, name)
    const content = await readFile(file)
    await writeFile(`${file}.br`, brotliCompressSync(content))
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The site map is small: sending it whole saves a request on every first hover.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config
