import type { ReactNode } from 'react'
import type { EntryItem } from '#modules/content/contract.ts'
import { NotePanel } from '../notes/note-panel.tsx'
import { ArticleEnd } from './article-end.tsx'
import { Crumb } from './crumb.tsx'
import { EntryPage } from './entry-page.tsx'
import { Keep } from './keep.tsx'

interface EntryViewProps {
  entry: EntryItem
  /** The address of the list it stands in. */
  list: string
  /** What stands instead of an entry whose template is none of ours. */
  unshown?: ReactNode
}

/** An entry as a member reads it: to be kept and noted, with its neighbours on the shelf. */
export function EntryView({ entry, list, unshown }: EntryViewProps) {
  return (
    <EntryPage
      entry={entry}
      crumb={<Crumb list={list} />}
      keep={<Keep id={entry.sys.id} />}
      note={<NotePanel entryId={entry.sys.id} />}
      unshown={unshown}
    >
      <ArticleEnd entry={entry} list={list} />
    </EntryPage>
  )
}
