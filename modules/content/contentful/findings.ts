export interface Finding {
  kind: string
  /** The item it is about, as a person would look for it. */
  where: string
  what: string
}

/** What an import has to say about a file. One fault is enough to import nothing; warnings are only told. */
export class Findings {
  readonly faults: Finding[] = []
  readonly warnings: Finding[] = []

  fault(kind: string, where: string, what: string): void {
    this.faults.push({ kind, where, what })
  }

  warn(kind: string, where: string, what: string): void {
    this.warnings.push({ kind, where, what })
  }
}
