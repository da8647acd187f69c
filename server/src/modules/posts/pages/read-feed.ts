import { html } from '../../../platform/http/readable/html.ts'
import type { Read, ReadAt } from '../../../platform/http/readable/readable-source.ts'
import { type FeedRow, listNewest } from '../public/queries.ts'
import { FEED_ADDRESS, POSTS_ADDRESS, POSTS_TITLE, postAddress } from './addresses.ts'

const FEED_ROWS = 50

const instant = (at: string): string => new Date(at).toISOString()

function entryOf(row: FeedRow, origin: string) {
  const address = `${origin}${postAddress(row.id)}`
  return html`<entry>
<id>${address}</id>
<title>${row.title}</title>
<link href="${address}"/>
<author><name>${row.author}</name></author>
<published>${row.published_on}T00:00:00Z</published>
<updated>${instant(row.updated_at)}</updated>
${row.categories.map(({ name }) => html`<category term="${name}"/>`)}
<summary>${row.description}</summary>
</entry>`
}

/** The feed of the newest posts. */
export async function readFeed({ db, origin, name, today }: ReadAt): Promise<Read> {
  const rows = await listNewest(db, today, FEED_ROWS)
  const updated = rows.map((row) => row.updated_at).sort((a, b) => (a < b ? 1 : -1))[0]
  return {
    shown: 'feed',
    content: html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ro">
<id>${origin}${FEED_ADDRESS}</id>
<title>${`${POSTS_TITLE} · ${name}`}</title>
<link rel="self" type="application/atom+xml" href="${origin}${FEED_ADDRESS}"/>
<link href="${origin}${POSTS_ADDRESS}"/>
<updated>${instant(updated ?? '2020-01-01T00:00:00Z')}</updated>
${rows.map((row) => entryOf(row, origin))}
</feed>
`,
  }
}
