/** The folder where a command was typed. npm runs its scripts at the root of the package, wherever that was. */
export function typedIn(script: string): string {
  const { npm_lifecycle_event: run, INIT_CWD } = process.env
  return (run === script && INIT_CWD) || process.cwd()
}
