import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#server/errors.ts'
import { CONSENT } from './consent.ts'
import {
  BufferedRequest,
  ContactRequest,
  FormTicket,
  KEY_PATTERN,
  LeadAnswer,
  type LeadKind,
  type LeadRequest,
  PdfRequest,
  type Receipt,
} from './contract.ts'
import type { Leads } from './receive.ts'

const KEY = new RegExp(KEY_PATTERN)

const CALLS: { kind: LeadKind; body: object; summary: string; description: string }[] = [
  {
    kind: 'contact',
    body: ContactRequest,
    summary: 'A message to the staff',
    description: 'A message without a name has to be longer than five characters.',
  },
  {
    kind: 'contactBuffered',
    body: BufferedRequest,
    summary: 'An address to write to',
    description: 'The browser keeps it until this has answered, and sends it again under the same key.',
  },
  {
    kind: 'pdfRequest',
    body: PdfRequest,
    summary: 'Asks for one of the documents',
    description: 'A letter brings a link that works for seven days.',
  },
]

export async function leadRoutes(app: FastifyInstance, { leads }: { leads: Leads }): Promise<void> {
  for (const { kind, body, summary, description } of CALLS)
    app.post<{ Body: LeadRequest['body'] }>(
      `/request/${kind}`,
      {
        config: { openTo: 'everyone' },
        schema: {
          summary,
          description: `${description} With an Idempotency-Key (header or field) a retry is the same lead; another content under the same key is a 409.`,
          tags: ['requests'],
          body,
          response: { 200: LeadAnswer },
        },
      },
      async (request, reply) => {
        const key = keyOf(request)
        const asked = {
          kind,
          body: { ...request.body, ...(key ? { idempotencyKey: key } : {}) },
        } as LeadRequest
        const receipt = await leads.receive(asked, {
          address: request.ip,
          isFromPage: isFromPage(request),
        })
        refuse(receipt)
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    )

  app.get(
    '/request/form',
    {
      config: { openTo: 'everyone' },
      schema: {
        summary: 'A form’s token and the wording to show beside its button',
        tags: ['requests'],
        response: { 200: FormTicket },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ formToken: leads.formToken(), consent: CONSENT }),
  )
}

function keyOf({ headers, body }: FastifyRequest<{ Body: LeadRequest['body'] }>): string | undefined {
  const header = headers['idempotency-key']
  if (header === undefined) return body.idempotencyKey
  if (typeof header === 'string' && KEY.test(header)) return header
  throw invalid({ 'Idempotency-Key': 'must be 8 to 200 visible ASCII characters' })
}

/** Browsers say so; a program that is none need not have had a form. */
function isFromPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}

function refuse(receipt: Receipt): void {
  if (receipt.outcome === 'invalid') {
    const { message, ...faults } = receipt.faults
    throw invalid({ ...faults, ...(message ? { 'message.text': message } : {}) })
  }
  if (receipt.outcome === 'wait')
    throw new Problem('TooManyRequests', 'Too many requests from this address.', {
      headers: { 'retry-after': String(receipt.seconds) },
    })
  if (receipt.outcome === 'clash')
    throw new Problem(
      'Conflict',
      'This Idempotency-Key was sent before with another content. A new request needs a new key.',
    )
}

function invalid(faults: Record<string, string>): Problem {
  return new Problem('InvalidRequest', 'The request does not fit its schema.', {
    faults: Object.entries(faults).map(([path, message]) => ({ path, message })),
  })
}
