import { useState } from 'react'
import { Form, Link } from 'react-router'
import { opensSection } from '#modules/access/policy.ts'
import type { NoteList } from '#modules/shelf/note-contract.ts'
import { callApi } from '../../api.ts'
import { Fault } from '../../components/frame/fault.tsx'
import { Loading } from '../../components/frame/loading.tsx'
import { Pages } from '../../components/lists/pages.tsx'
import { TryAgain } from '../../components/lists/try-again.tsx'
import { NoteEntry } from '../../components/notes/note-entry.tsx'
import { Press } from '../../components/press.tsx'
import { describePage } from '../../meta.ts'
import { downloadNotes } from '../../notes/download.ts'
import { onPage, PAGE, pageOf } from '../../reading/lists.ts'
import { withAnd } from '../../reading/text.ts'
import { admitted } from '../../session/admitted.ts'
import { useWords } from '../../use-words.ts'
import type { Route } from './+types/notes.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  describePage(matches[0].loaderData, {
    title: onPage(loaderData?.words ? `Notes: ${loaderData.words}` : 'Notes', location.search),
    indexed: false,
  })

/** The member's own notes; theirs whatever the membership opens now. What does not come leaves the form as it was sent. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const viewer = await admitted(request)
  if (!viewer) return null
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('q') ?? '').trim().slice(0, 500)
  const page = pageOf(searchParams)
  const asked = new URLSearchParams({ limit: String(PAGE), skip: String((page - 1) * PAGE) })
  if (words) asked.set('query', words)
  const list = await callApi<NoteList>(`/notes?${asked}`).catch(() => undefined)
  return { viewer, words, page, list }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading />
}

export default function Notes({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />
  const { viewer, words, page, list } = loaderData
  const isEmpty = list?.total === 0 && !words
  return (
    <>
      <header className="masthead grid">
        <h1>Notes</h1>
      </header>
      {isEmpty ? (
        <Nothing mayRead={opensSection(viewer, 'great-ideas')} />
      ) : (
        <>
          <div className="notes-head grid">
            <Find words={words} />
            <p role="status" className="notes-count">
              {list && tellCount(list.total, words)}
            </p>
            <Download />
          </div>
          {list ? (
            <Listed list={list} words={words} page={page} />
          ) : (
            <div className="notes-none grid">
              <TryAgain>Your notes could not be fetched. Nothing of yours is lost.</TryAgain>
            </div>
          )}
        </>
      )}
    </>
  )
}

function Listed({ list, words, page }: { list: NoteList; words: string; page: number }) {
  return (
    <>
      {list.items.length > 0 ? (
        <ol className="notes grid" aria-label="Your notes, newest first">
          {list.items.map((item) => (
            <NoteEntry key={item.entryId} item={{ ...item, title: withAnd(item.title) }} />
          ))}
        </ol>
      ) : (
        <p className="notes-none grid standfirst">
          <Link to={words && list.total > 0 ? `?q=${encodeURIComponent(words)}` : '/notes'}>
            {list.total > 0 ? 'Back to the first page' : 'Show all notes'}
          </Link>
        </p>
      )}
      <Pages chosen={{ page, words }} pages={Math.ceil(list.total / PAGE)} />
    </>
  )
}

/** Every membership opens Great Ideas; whoever has none is not sent where nothing opens. */
function Nothing({ mayRead }: { mayRead: boolean }) {
  return (
    <div className="notes-empty grid">
      <p className="standfirst">
        Nothing written yet. Beside every entry there is a sheet for what you think of it; whatever you write
        there is kept here, with the entry’s name and number. Nobody else can read it, and you take it with
        you as one file whenever you like.
      </p>
      {mayRead && (
        <Link className="button" to="/home">
          Find something to write about
        </Link>
      )}
    </div>
  )
}

function tellCount(total: number, words: string): string {
  const found = `${total} ${total === 1 ? 'note' : 'notes'}`
  if (!words) return `${found}, the latest first`
  return total === 0 ? `No note of yours says “${words}”` : `${found} with “${words}”`
}

function Find({ words }: { words: string }) {
  return (
    <search>
      <Form action="/notes" className="notes-find">
        <label className="out-of-sight" htmlFor="notes-q">
          Search your notes
        </label>
        <input
          ref={useWords(words)}
          id="notes-q"
          name="q"
          type="search"
          defaultValue={words}
          placeholder="Search"
        />
        <button type="submit" className="button">
          Search
        </button>
      </Form>
    </search>
  )
}

function Download() {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')
  async function download() {
    setState('busy')
    setState(
      await downloadNotes().then(
        () => 'done',
        () => 'failed',
      ),
    )
  }
  return (
    <p className="notes-download">
      <Press className="bar-link" disabled={state === 'busy'} onClick={download}>
        Download all as Markdown
      </Press>
      <span role="status">
        {state === 'failed' && 'They could not be downloaded. Try again.'}
        {state === 'done' && 'Downloaded.'}
      </span>
    </p>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
