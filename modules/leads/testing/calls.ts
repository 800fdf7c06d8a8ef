import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { LeadKind } from '../contract.ts'

/** Exactly what the specification's section 7 lists for each call. */
export const origin = {
  email: 'jo@example.com',
  captureType: 'prospect',
  originSite: 'toile.example',
  originSource: 'FOS',
  originDetail: 'Landing',
}
export const person = { name: 'Jo Marsh', company: 'Marsh and Daughters' }
export const CALLS: Record<LeadKind, object> = {
  contact: { ...origin, ...person, message: { text: 'May we talk about indigo?' } },
  contactBuffered: origin,
  pdfRequest: { ...origin, ...person, originDetail: 'index' },
}

let visitors = 0

/** From an address of its own, unless the test is about addresses. */
export function send(
  app: FastifyInstance,
  kind: LeadKind,
  change: object = {},
  { headers = {}, from }: { headers?: Record<string, string>; from?: string } = {},
): Promise<LightMyRequestResponse> {
  visitors += 1
  return app.inject({
    method: 'POST',
    url: `/api/request/${kind}`,
    remoteAddress: from ?? `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    headers,
    payload: { ...CALLS[kind], ...change },
  })
}
