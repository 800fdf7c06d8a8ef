/** Must be called in the click itself, or it is blocked; then nothing comes back. */
export function openPopup(): Window | null {
  const [width, height] = [480, 720]
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2)
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2)
  return window.open(
    'about:blank',
    'toile-login',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
}
