import { defaultRows } from '@hdoc/contract/calls/list-query.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { html } from '../../../platform/http/readable/html.ts'
import type { Read, ReadAt, ReadableSource } from '../../../platform/http/readable/readable-source.ts'
import { countReadable, findPublished, listPublished, listReadable } from '../public/queries.ts'
import { FEED_ADDRESS, POSTS_ADDRESS, POSTS_TITLE, postAddress } from './addresses.ts'
import { plainText } from './plain-text.ts'
import { readFeed } from './read-feed.ts'

const MOST_TEXT = 60_000
const MOST_DESCRIPTION = 300

async function readList({ db, name, page, today }: ReadAt): Promise<Read | undefined> {
  const { rows, total } = await listPublished(db, today, {
    limit: defaultRows,
    offset: (page - 1) * defaultRows,
  })
  if (page > 1 && rows.length === 0) return undefined
  const isLast = page * defaultRows >= total
  return {
    shown: 'page',
    title: POSTS_TITLE,
    description: `Noutăți și anunțuri ale instituției ${name}.`,
    path: page === 1 ? POSTS_ADDRESS : `${POSTS_ADDRESS}?pagina=${page}`,
    place: '#/admin-home',
    feed: { title: POSTS_TITLE, path: FEED_ADDRESS },
    content: html`<h1>${POSTS_TITLE}</h1>
<ul>
${rows.map((row) => html`<li><a href="${postAddress(row.id)}">${row.title}</a><br>${[formatDate(row.published_on), row.description].filter(Boolean).join(' · ')}</li>`)}
</ul>
${isLast ? html`` : html`<p><a rel="next" href="${POSTS_ADDRESS}?pagina=${page + 1}">Mai vechi</a></p>`}`,
  }
}

async function readPost({ db, params, today }: ReadAt): Promise<Read | undefined> {
  const id = /^[1-9]\d{0,14}$/.test(params.post ?? '') ? Number(params.post) : undefined
  const post = id === undefined ? undefined : await findPublished(db, today, id)
  if (!post) return undefined
  const text = plainText(post.content).slice(0, MOST_TEXT)
  const about = [formatDate(post.published_on), ...post.categories.map(({ name }) => name), post.author]
  return {
    shown: 'page',
    title: post.title,
    description: (post.description || text.replaceAll('\n', ' ')).slice(0, MOST_DESCRIPTION),
    path: postAddress(post.id),
    place: `#/admin-post/${post.id}`,
    content: html`<p><a href="${POSTS_ADDRESS}">${POSTS_TITLE}</a></p>
<h1>${post.title}</h1>
<p>${about.filter(Boolean).join(' · ')}</p>
<div class="text">${text}</div>`,
  }
}

/** Posts for search engines and for people without scripts. */
export const postPages: ReadableSource = {
  name: 'noutati',
  routes: [
    { path: POSTS_ADDRESS, read: readList },
    { path: FEED_ADDRESS, read: readFeed },
    { path: `${POSTS_ADDRESS}/:post`, read: readPost },
  ],
  count: countReadable,
  list: async (db, part) =>
    (await listReadable(db, part)).map(({ id, published_on }) => ({
      path: postAddress(id),
      changed: published_on,
    })),
}
