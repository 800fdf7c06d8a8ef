/** Where the storage keeps a download of the site configuration. */
export function downloadKey(fileName: string): string {
  return `downloads/${fileName}`
}
