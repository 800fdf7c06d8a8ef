import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Output, Services } from '#modules/verb.ts'
import { applyPlan, type Tally } from './apply.ts'
import { Findings } from './findings.ts'
import { planImages } from './images.ts'
import { readKnown } from './known.ts'
import { planImport } from './plan.ts'
import { readSpace } from './read.ts'

export interface Imported {
  findings: Findings
  /** Missing when there were faults, and nothing was done. */
  tally?: Tally
}

/** Reads and checks all of the file before the first write; a single fault and nothing is written. */
export async function importSpace(
  services: Services,
  file: string,
  { dryRun }: { dryRun: boolean },
  out: Output,
): Promise<Imported> {
  const findings = new Findings()
  const space = readSpace(await readFile(file), findings)
  if (!space) return { findings }
  const known = await readKnown(services.store.db)
  const now = services.now()
  const place = { folder: dirname(file), known, now }
  const images = await planImages(space.assets, place, findings, (done, total) =>
    out.progress('checking images', done, total),
  )
  const assets = new Set([...known.assets.keys(), ...images.map(({ id }) => id)])
  const plan = planImport(
    space.entries,
    { known, assets, embedHosts: services.site.embedHosts, now },
    findings,
  )
  if (findings.faults.length > 0) return { findings }
  const tally = await applyPlan(services, { plan, images, known, dryRun }, out)
  const planned = new Set(images.map(({ id }) => id))
  for (const { id } of space.assets.filter((asset) => !planned.has(asset.id)))
    tally.count('image', known.assets.has(id) ? 'unchanged' : 'skipped')
  return { findings, tally }
}
