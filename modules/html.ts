const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const SIGNS = new Map(Object.entries(NAMES).map(([sign, name]) => [name, sign]))

/** For text between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign)
}

/** The way back of `escapeHtml`; other references stay as they are. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => SIGNS.get(name) ?? name)
}
