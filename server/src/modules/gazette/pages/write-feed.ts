import { type Html, html } from '../../../platform/http/readable/html.ts'
import type { PublicRow } from '../public/queries.ts'
import { entryAddress } from '../record/addresses.ts'
import { mentionsOf, numberOf } from './write-entries.ts'

type Feed = { title: string; origin: string; path: string; page: string }

const millis = (at: string): number => new Date(at).getTime()
const instant = (at: number): string => new Date(at).toISOString()
/** The first instant of a feed without entries. */
const NEVER = millis('2020-01-01T00:00:00Z')

/** When an entry last changed for its readers: it appeared, was withdrawn, or another one took its place. */
const changedAt = ({ published_at, withdrawn_at, corrected_at }: PublicRow): number =>
  Math.max(...[published_at, withdrawn_at, corrected_at].map((at) => (at === null ? NEVER : millis(at))))

/** An Atom feed of the newest publications; of each only its title and where it stands. */
export function writeFeed(rows: readonly PublicRow[], { title, origin, path, page }: Feed): Html {
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
<link rel="self" type="application/atom+xml" href="${origin}${path}"/>
<link href="${origin}${page}"/>
<updated>${instant(updated)}</updated>
${entries}
</feed>
`
}
