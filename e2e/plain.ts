import type { APIResponse } from '@playwright/test'

/** What an answer tells, without what is another each time: the nonce, and the token of its forms. */
export async function plainAnswer(answer: APIResponse) {
  const policy = answer.headers()['content-security-policy'] ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
  const plain = (text: string) => text.replaceAll(nonce, 'NONCE').replace(/[\da-z]{8}\.[\w-]{43}/g, 'TOKEN')
  return { status: answer.status(), policy: plain(policy), body: plain(await answer.text()) }
}
