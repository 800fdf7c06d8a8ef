import { data, Link } from 'react-router'
import type { EntryItem, EntryLink, EntryList } from '#modules/content/contract.ts'
import { readEmbed } from '#modules/content/embed.ts'
import {
  canonicalSection,
  isSection,
  type Section,
  sectionLabel,
  sectionsReadAs,
} from '#modules/content/sections.ts'
import { callApi } from '../../api.ts'
import { toCard, toCardImage } from '../../card.ts'
import { ArticleBody } from '../../components/article-body.tsx'
import { Bolt } from '../../components/bolt.tsx'
import { Fault } from '../../components/fault.tsx'
import { Keep } from '../../components/keep.tsx'
import { Loading } from '../../components/loading.tsx'
import { Rail } from '../../components/rail.tsx'
import { ShadeCard } from '../../components/shade-card.tsx'
import { dayOf } from '../../dates.ts'
import { dyedFrom } from '../../dye.ts'
import { describePage } from '../../meta.ts'
import { entryPath } from '../../reading/addresses.ts'
import { minutesToRead } from '../../reading/segments.ts'
import { session } from '../../session/session.ts'
import type { Route } from './+types/entry.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches[0].loaderData, { title: loaderData?.entry.fields.title ?? 'Members', indexed: false })

/** One entry with what stands around it. The server decides; an entry that may not be read is one that is not there. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  await session.start()
  if (!session.snapshot().viewer) return null
  const section = new URL(request.url).pathname.split('/')[1] as Section
  const query = new URLSearchParams({
    content_type: 'presentation',
    'fields.slug': params.slug ?? '',
    'fields.section[in]': sectionsReadAs(section).join(','),
    limit: '1',
  })
  const { items } = await callApi<EntryList>(`/content/getList?${query}`)
  const [entry] = items
  if (!entry) throw data(null, { status: 404 })
  return { entry, section }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading />
}

export default function Entry({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />
  const { entry, section } = loaderData
  const { fields } = entry
  return (
    <article style={dyedFrom(fields.image?.fields.tokens)}>
      <Header entry={entry} section={section} />
      <div className="body grid">
        <Facts entry={entry} />
        <Media entry={entry} />
        {fields.text && <ArticleBody document={fields.text} aside={<Aside entry={entry} />} />}
      </div>
      <FiledUnder tags={fields.tags ?? []} section={section} />
      <Neighbours entry={entry} />
      <Related entry={entry} />
    </article>
  )
}

function Header({ entry, section }: { entry: EntryItem; section: Section }) {
  const { title = '', standfirst } = entry.fields
  return (
    <header className="article-head field grid">
      <p className="crumb code">
        <Link to={`/${canonicalSection(section)}`}>Back to {sectionLabel(canonicalSection(section))}</Link>
      </p>
      {/* Set by its length: a short title fills the page, a long one keeps to three lines. */}
      <h1 data-length={title.length > 34 ? 'long' : title.length > 22 ? 'middle' : 'short'}>{title}</h1>
      {standfirst && <p className="standfirst">{standfirst}</p>}
      <Bolt card={toCard(entry)} sizes="(min-width: 1024px) 26vw, 100vw" />
    </header>
  )
}

function Facts({ entry: { sys, fields } }: { entry: EntryItem }) {
  const facts: [string, string | undefined][] = [
    ['Number', fields.code],
    ['Filed', fields.date && dayOf(fields.date)],
    ['Section', isSection(fields.section) ? sectionLabel(fields.section) : undefined],
    ['Drawn', fields.image?.fields.credit],
    ['Reading', `${minutesToRead(fields.text)} min`],
  ]
  return (
    <div className="facts code">
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Keep id={sys.id} />
    </div>
  )
}

/** A film or an InDesign piece stands before the words; it is framed without any right to this page. */
function Media({ entry: { fields } }: { entry: EntryItem }) {
  const embed = fields.embed && readEmbed(fields.embed, ['self'])
  if (!embed || fields.template === 'article') return null
  return (
    <figure className="media" data-template={fields.template}>
      <iframe src={embed.src} title={embed.title} sandbox="" loading="lazy" />
    </figure>
  )
}

/** Cloth comes with its shade card; other pictures with the second drawing. */
function Aside({ entry: { fields } }: { entry: EntryItem }) {
  if (fields.section === 'color-and-print' && fields.image)
    return <ShadeCard palette={fields.image.fields.palette} code={fields.code} />
  const second = fields.image2 && toCardImage(fields.image2)
  if (!second || !fields.image2) return null
  return (
    <figure className="beside">
      <img
        {...{ src: second.src, srcSet: second.srcSet, width: second.width, height: second.height }}
        sizes="(min-width: 1024px) 24vw, 100vw"
        alt={second.alt}
        loading="lazy"
        style={{ backgroundColor: second.dominant }}
      />
      <figcaption className="selvedge">{fields.image2.fields.title}</figcaption>
    </figure>
  )
}

function FiledUnder({ tags, section }: { tags: string[]; section: Section }) {
  if (tags.length === 0) return null
  return (
    <section className="filed grid">
      <h2 className="code">Filed under</h2>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <Link className="display" to={`/${canonicalSection(section)}?tags=${encodeURIComponent(tag)}`}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Neighbours({ entry: { neighbours } }: { entry: EntryItem }) {
  if (!neighbours?.newer && !neighbours?.older) return null
  return (
    <nav className="neighbours grid" aria-label="Before and after">
      <Neighbour label="Older" entry={neighbours.older} />
      <Neighbour label="Newer" entry={neighbours.newer} />
    </nav>
  )
}

function Neighbour({ label, entry }: { label: string; entry: EntryLink | undefined }) {
  const path = entry && entryPath(entry.fields)
  return path ? (
    <Link to={path}>
      <span className="code">{label}</span>
      <b className="display">{entry.fields.title}</b>
    </Link>
  ) : (
    <span />
  )
}

function Related({ entry: { related = [] } }: { entry: EntryItem }) {
  const cards = related.filter(({ fields }) => fields.image).slice(0, 4)
  return cards.length > 0 ? <Rail cards={cards.map(toCard)} label="Related" /> : null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
