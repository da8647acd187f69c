import { type Html, html } from '../../../platform/http/readable/html.ts'
import type { PublicRow } from '../public/queries.ts'
import { entryAddress } from '../record/addresses.ts'
import { mentionsOf, numberOf } from './write-entries.ts'

type Feed = {
  title: string
  origin: string
  path: string
  page: string
  /** Which part of the feed it is, from 1, and whether older changes follow. */
  part: number
  isLast: boolean
}

const millis = (at: string): number => new Date(at).getTime()
const instant = (at: number): string => new Date(at).toISOString()
/** The first instant of a feed without entries. */
const NEVER = millis('2020-01-01T00:00:00Z')

/** When an entry last changed for its readers: it appeared, was withdrawn, or another one took its place. */
const changedAt = ({ published_at, withdrawn_at, corrected_at }: PublicRow): number =>
  Math.max(...[published_at, withdrawn_at, corrected_at].map((at) => (at === null ? NEVER : millis(at))))

const partAddress = (path: string, part: number): string => (part === 1 ? path : `${path}?pagina=${part}`)

/** A part of an Atom feed of what changed last; of each only its title and where it stands. The parts lead on (RFC 5005). */
export function writeFeed(rows: readonly PublicRow[], feed: Feed): Html {
  const { title, origin, path, page, part, isLast } = feed
  const leading = (rel: string, to: number) =>
    html`<link rel="${rel}" type="application/atom+xml" href="${origin}${partAddress(path, to)}"/>
`
  const updated = Math.max(NEVER, ...rows.map(changedAt))
  const entries = rows.map(
    (row) => html`<entry>
<id>${origin}${entryAddress(row)}</id>
<title>${[numberOf(row), row.title].filter(Boolean).join(': ')}</title>
<link href="${origin}${entryAddress(row)}"/>
<published>${instant(millis(row.published_at))}</published>
<updated>${instant(changedAt(row))}</updated>
<summary>${mentionsOf(row).join(' ')}</summary>
</entry>`,
  )
  return html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ro">
<id>${origin}${path}</id>
<title>${title}</title>
${leading('self', part)}${part > 1 ? [leading('first', 1), leading('previous', part - 1)] : []}${isLast ? [] : leading('next', part + 1)}<link href="${origin}${page}"/>
<updated>${instant(updated)}</updated>
${entries}
</feed>
`
}
