/** In runs of so many, the last one as long as it may be. */
export function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, group) =>
    all.slice(group * size, (group + 1) * size),
  )
}

/** Neighbours with the same key together, in the order they came. */
export function inRunsOf<T, K>(all: readonly T[], keyOf: (each: T) => K): { key: K; run: T[] }[] {
  const runs: { key: K; run: T[] }[] = []
  for (const each of all) {
    const key = keyOf(each)
    const last = runs.at(-1)
    if (last && last.key === key) last.run.push(each)
    else runs.push({ key, run: [each] })
  }
  return runs
}
