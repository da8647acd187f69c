import { GAZETTE_ROWS, headingName } from '@hdoc/contract/gazette/gazette-choices.ts'
import { html } from '../../../platform/http/readable/html.ts'
import type { Read, ReadAt, ReadableSource } from '../../../platform/http/readable/readable-source.ts'
import { presentPublicHeadings, readPublicHeadings, shownUnder } from '../public/public-headings.ts'
import {
  countReadable,
  findPublic,
  listChanged,
  listNewest,
  listReadable,
  type PublicRow,
  searchPublic,
} from '../public/queries.ts'
import { entryAddress, FEED, feedAddress, GAZETTE_ADDRESS, headingAddress } from '../record/addresses.ts'
import { listBodies, listFiles } from '../record/queries.ts'
import { entryItem, fileItem, headingOf, mentionsOf, numberOf, titleOf } from './write-entries.ts'
import { writeFeed } from './write-feed.ts'

const TITLE = 'Monitorul Oficial Local'
const FEED_ROWS = 50
/** Letters of the text of an act that stand on its page; the whole of it is in the files. */
const MOST_TEXT = 60_000
const MOST_DESCRIPTION = 300

const idOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined

async function readGazette({ db, name }: ReadAt): Promise<Read> {
  const [{ all, counted }, newest] = await Promise.all([
    readPublicHeadings(db),
    listNewest(db, undefined, GAZETTE_ROWS),
  ])
  const headings = presentPublicHeadings(all, counted, 'ro')
  return {
    shown: 'page',
    title: TITLE,
    description: `Monitorul Oficial Local al instituției ${name}: hotărâri, dispoziții, regulamente, documente financiare și alte documente publicate potrivit Codului administrativ.`,
    path: GAZETTE_ADDRESS,
    place: '#/monitor-oficial',
    feed: { title: TITLE, path: feedAddress() },
    content: html`<h1>${TITLE}</h1>
<ul>
${headings.map((one) => html`<li><a href="${headingAddress(one.id)}">${[one.code, one.name].filter(Boolean).join(' ')}</a> (${one.entries})</li>`)}
</ul>
<h2>Publicate recent</h2>
<ul>
${newest.map(entryItem)}
</ul>`,
  }
}

async function headingFor({ db, params }: ReadAt) {
  const id = idOf(params.category)
  const { all } = await readPublicHeadings(db)
  const heading = all.find((one) => one.id === id)
  return (
    heading && { all, heading, title: [heading.code, headingName(heading, 'ro')].filter(Boolean).join(' ') }
  )
}

async function readHeading(at: ReadAt): Promise<Read | undefined> {
  const found = await headingFor(at)
  if (!found) return undefined
  const { all, heading, title } = found
  const { rows } = await searchPublic(at.db, {
    query: undefined,
    headings: shownUnder(all, heading.id),
    year: undefined,
    number: '',
    limit: GAZETTE_ROWS + 1,
    offset: (at.page - 1) * GAZETTE_ROWS,
  })
  if (at.page > 1 && rows.length === 0) return undefined
  const path = headingAddress(heading.id)
  const next = rows.length > GAZETTE_ROWS
  return {
    shown: 'page',
    title,
    description: `${title}: actele publicate în Monitorul Oficial Local de ${at.name}.`,
    path: at.page === 1 ? path : `${path}?pagina=${at.page}`,
    place: `#/monitor-oficial-list/${heading.id}`,
    feed: { title, path: feedAddress(heading.id) },
    content: html`<p><a href="${GAZETTE_ADDRESS}">${TITLE}</a></p>
<h1>${title}</h1>
<ul>
${rows.slice(0, GAZETTE_ROWS).map(entryItem)}
</ul>
${next ? html`<p><a rel="next" href="${path}?pagina=${at.page + 1}">Mai vechi</a></p>` : html``}`,
  }
}

const described = (row: PublicRow): string =>
  [numberOf(row), row.title, row.act_issuer, headingOf(row)]
    .filter(Boolean)
    .join(' · ')
    .slice(0, MOST_DESCRIPTION)

async function readEntry({ db, params }: ReadAt): Promise<Read | undefined> {
  const id = idOf(params.entry)
  const row = id === undefined ? undefined : await findPublic(db, id)
  if (!row) return undefined
  const path = entryAddress(row)
  if (String(row.category_id) !== params.category) return { shown: 'moved', path }
  const [files, bodies] = await Promise.all([listFiles(db, [row.id]), listBodies(db, row.id)])
  const text = [row.content, ...bodies.map(({ body }) => body ?? '')].join('\n\n').trim().slice(0, MOST_TEXT)
  const links = [row.corrects, row.corrected_by].flatMap((one) => one ?? [])
  return {
    shown: 'page',
    title: titleOf(row),
    description: row.erased ? mentionsOf(row).join(' ') : described(row),
    path,
    place: `#/monitor-oficial?act=${row.id}`,
    ...(row.erased && { gone: true as const }),
    ...(row.state === 'withdrawn' && { unlisted: true as const }),
    content: html`<p><a href="${GAZETTE_ADDRESS}">${TITLE}</a> › <a href="${headingAddress(row.category_id)}">${headingOf(row)}</a></p>
<h1>${titleOf(row)}</h1>
<p>${[numberOf(row), row.act_issuer].filter(Boolean).join(' · ')}</p>
${mentionsOf(row).map((one) => html`<p>${one}</p>`)}
${links.map((one) => html`<p><a href="${GAZETTE_ADDRESS}/${row.category_id}/${one.id}">${numberOf(one) || 'Actul legat'}</a></p>`)}
<ul>
${files.map(fileItem)}
</ul>
<div class="text">${text}</div>`,
  }
}

type FeedAt = { title: string; path: string; page: string; headings?: readonly number[] }

async function readPart(at: ReadAt, { headings, title, ...places }: FeedAt): Promise<Read | undefined> {
  const rows = await listChanged(at.db, headings, {
    limit: FEED_ROWS + 1,
    offset: (at.page - 1) * FEED_ROWS,
  })
  if (at.page > 1 && rows.length === 0) return undefined
  const feed = { ...places, title: `${title} · ${at.name}`, origin: at.origin, part: at.page }
  return {
    shown: 'feed',
    content: writeFeed(rows.slice(0, FEED_ROWS), { ...feed, isLast: rows.length <= FEED_ROWS }),
  }
}

const readFeed = (at: ReadAt) => readPart(at, { title: TITLE, path: feedAddress(), page: GAZETTE_ADDRESS })

async function readHeadingFeed(at: ReadAt): Promise<Read | undefined> {
  const found = await headingFor(at)
  if (!found) return undefined
  const { all, heading, title } = found
  const places = { path: feedAddress(heading.id), page: headingAddress(heading.id) }
  return readPart(at, { title, ...places, headings: shownUnder(all, heading.id) })
}

/** The gazette for search engines and for people without scripts. */
export const gazettePages: ReadableSource = {
  name: 'monitor-oficial',
  routes: [
    { path: GAZETTE_ADDRESS, read: readGazette },
    { path: feedAddress(), read: readFeed },
    { path: `${GAZETTE_ADDRESS}/:category`, read: readHeading },
    { path: `${GAZETTE_ADDRESS}/:category/${FEED}`, read: readHeadingFeed },
    { path: `${GAZETTE_ADDRESS}/:category/:entry`, read: readEntry },
  ],
  count: countReadable,
  list: async (db, part) =>
    (await listReadable(db, part)).map((row) => ({ path: entryAddress(row), changed: row.changed })),
}
