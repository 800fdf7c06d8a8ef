import { POPUP_TIMEOUT_MS } from './constants.ts'
import { LoginFailure } from './failure.ts'

const CLOSED_CHECK_MS = 500

/** The small page that a popup or a frame ends on sends its address here; only this origin can. */
function channelOf(state: string): string {
  return `toile-login-${state}`
}

interface Waiting {
  state: string
  signal?: AbortSignal | undefined
  /** Whether the person has closed the window. */
  isClosed?: () => boolean
}

/** The address a login came back to in another window. */
function awaitReturn({ state, signal, isClosed }: Waiting): Promise<URL> {
  return new Promise((resolve, reject) => {
    // It may have been given up while the provider was being asked.
    signal?.throwIfAborted()
    const channel = new BroadcastChannel(channelOf(state))
    const settle = (act: () => void) => {
      clearTimeout(timeout)
      clearInterval(closing)
      channel.close()
      act()
    }
    const timeout = setTimeout(() => settle(() => reject(new LoginFailure('timeout'))), POPUP_TIMEOUT_MS)
    const closing = setInterval(() => {
      if (!isClosed?.()) return
      clearInterval(closing)
      // The window closes itself right after it has sent its address: let that arrive first.
      setTimeout(() => settle(() => reject(new LoginFailure('popup-closed'))), CLOSED_CHECK_MS)
    }, CLOSED_CHECK_MS)
    channel.onmessage = ({ data }) => {
      if (typeof data !== 'string' || !URL.canParse(data)) return
      const url = new URL(data)
      if (url.origin === location.origin) settle(() => resolve(url))
    }
    signal?.addEventListener('abort', () => settle(() => reject(signal.reason)))
  })
}

export async function returnFromPopup(
  popup: Window,
  begun: { url: URL; state: string },
  options: { closeDetection: boolean; signal: AbortSignal },
): Promise<URL> {
  const returned = awaitReturn({
    state: begun.state,
    signal: options.signal,
    ...(options.closeDetection ? { isClosed: () => popup.closed } : {}),
  })
  popup.location.replace(begun.url)
  try {
    return await returned
  } finally {
    popup.close()
  }
}

/** Asks the provider in a hidden frame whether somebody is signed in there. */
export async function returnFromFrame(begun: { url: URL; state: string }): Promise<URL> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'Session check'
  const returned = awaitReturn({ state: begun.state })
  frame.src = begun.url.href
  document.body.append(frame)
  try {
    return await returned
  } finally {
    frame.remove()
  }
}
