/** Text that others wrote as one line for an operator's screen: a terminal acts on control characters. */
export function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
}
