import { type Html, html } from '../../../platform/http/readable/html.ts'
import type { PublicRow } from '../public/queries.ts'
import { entryAddress } from '../record/addresses.ts'
import { mentionsOf, numberOf } from './write-entries.ts'

type Feed = { title: string; origin: string; path: string; page: string }

/** An Atom feed of the newest publications; of each only its title and where it stands. */
export function writeFeed(rows: readonly PublicRow[], { title, origin, path, page }: Feed): Html {
  const updated = rows[0]?.published_at ?? '2020-01-01T00:00:00Z'
  const instant = (at: string): string => new Date(at).toISOString()
  const entries = rows.map(
    (row) => html`<entry>
<id>${origin}${entryAddress(row)}</id>
<title>${[numberOf(row), row.title].filter(Boolean).join(': ')}</title>
<link href="${origin}${entryAddress(row)}"/>
<published>${instant(row.published_at)}</published>
<updated>${instant(row.published_at)}</updated>
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
