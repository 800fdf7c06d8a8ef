/** Hands a file to the reader as any other download. By script, for what has no address or needs a token. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
