import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { type Fault, Problem, toDocument } from '#server/errors.ts'
import type { Member } from '../access/policy.ts'
import {
  Note,
  NoteChange,
  NoteConflict,
  NoteList,
  NoteListQuery,
  NoteParams,
  NoteText,
} from './note-contract.ts'
import { toMarkdown } from './note-markdown.ts'
import { type NoteShelves, readAllNotes, readNote, readNotes, removeNote, saveNote } from './notes.ts'

const tags = ['notes']
const config = { openTo: 'members' as const }
type OfEntry = { Params: Static<typeof NoteParams> }

const Markdown = {
  description: 'A file to keep',
  content: { 'text/markdown': { schema: Type.String() } },
}

const Changed = {
  description: 'It has been changed since; the newer one comes along',
  content: { 'application/problem+json': { schema: NoteConflict } },
}

/** A member's own notes. There is no way to ask for another's: whose they are is never part of the call. */
export async function noteRoutes(app: FastifyInstance): Promise<void> {
  const shelves = (): NoteShelves => ({
    db: app.db,
    imageKey: app.imageKey(),
    remember: app.library.remember,
  })

  app.get<{ Querystring: NoteListQuery }>(
    '/notes',
    {
      config,
      schema: {
        summary: "The member's own notes, the newest change first",
        tags,
        querystring: NoteListQuery,
        response: { 200: NoteList },
      },
    },
    async (request) => readNotes(shelves(), memberOf(request), request.query),
  )

  app.get(
    '/notes/export',
    { config, schema: { summary: 'All of them as Markdown', tags, response: { 200: Markdown } } },
    async (request, reply) => {
      const now = new Date()
      const notes = readAllNotes(shelves(), memberOf(request))
      const about = { siteName: app.site.name, publicUrl: app.config.publicUrl, now }
      return reply
        .type('text/markdown; charset=utf-8')
        .header('content-disposition', `attachment; filename="notes-${now.toISOString().slice(0, 10)}.md"`)
        .send(Readable.from(toMarkdown(notes, about)))
    },
  )

  app.get<OfEntry>(
    '/notes/:entryId',
    {
      config,
      schema: {
        summary: 'The note on an entry; revision 0 and an empty body where none is written yet',
        tags,
        params: NoteParams,
        response: { 200: Note },
      },
    },
    async (request) => readNote(shelves(), memberOf(request), request.params.entryId),
  )

  app.put<OfEntry & { Body: NoteChange }>(
    '/notes/:entryId',
    {
      config,
      schema: {
        summary: 'Begins, replaces or (with an empty body) deletes the note on an entry',
        description:
          'With the revision last seen, 0 for none. If another has been written since, 409 brings it along and nothing is changed.',
        tags,
        params: NoteParams,
        body: NoteChange,
        response: { 200: NoteText, 409: Changed },
      },
      preValidation: async (request) => requireTypes(request.body),
    },
    async (request, reply) => {
      requireText(request.body.body)
      const { entryId } = request.params
      const { isConflict, note } = await saveNote(shelves(), memberOf(request), entryId, request.body)
      if (!isConflict) return note
      const problem = new Problem('Conflict', 'The note has been changed elsewhere since you last saw it.')
      return reply
        .code(409)
        .type('application/problem+json; charset=utf-8')
        .send({ ...toDocument(problem, request.id), note })
    },
  )

  app.delete<OfEntry>(
    '/notes/:entryId',
    {
      config,
      schema: {
        summary: 'Deletes the note on an entry; one that is not there stays so',
        tags,
        params: NoteParams,
        response: { 200: NoteText },
      },
    },
    async (request) => removeNote(shelves(), memberOf(request), request.params.entryId),
  )
}

function memberOf({ viewer }: FastifyRequest): Member {
  if (!viewer) throw new Problem('Unauthenticated', 'This call needs a bearer token.')
  return viewer
}

/** Validation coerces values to the type of the schema, and so null to the empty text, which would delete a note. */
function requireTypes(body: unknown): void {
  const { body: text, revision } = (body ?? {}) as Record<string, unknown>
  refuse([
    ...(text === undefined || typeof text === 'string' ? [] : [{ path: 'body', message: 'must be string' }]),
    ...(revision === undefined || typeof revision === 'number'
      ? []
      : [{ path: 'revision', message: 'must be integer' }]),
  ])
}

/** The database does not keep half a character; taking one would give back another text than was sent. */
function requireText(body: string): void {
  if (!body.isWellFormed()) refuse([{ path: 'body', message: 'holds a character that is not text' }])
}

function refuse(faults: Fault[]): void {
  if (faults.length > 0) throw new Problem('InvalidRequest', 'The request is not valid.', { faults })
}
