import { defaultRows } from '@hdoc/contract/calls/list-query.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { html } from '../../platform/http/readable/html.ts'
import type { Read, ReadAt, ReadableSource } from '../../platform/http/readable/readable-source.ts'
import { plainText } from './plain-text.ts'
import { countReadable, findPublished, listPublished, listReadable } from './queries.ts'

const TITLE = 'Noutăți'
const ADDRESS = '/noutati'
const MOST_TEXT = 60_000
const MOST_DESCRIPTION = 300
const addressOf = (id: number): string => `${ADDRESS}/${id}`

async function readList({ db, name, page, today }: ReadAt): Promise<Read | undefined> {
  const { rows, total } = await listPublished(db, today, {
    limit: defaultRows,
    offset: (page - 1) * defaultRows,
  })
  if (page > 1 && rows.length === 0) return undefined
  const isLast = page * defaultRows >= total
  return {
    shown: 'page',
    title: TITLE,
    description: `Noutăți și anunțuri ale instituției ${name}.`,
    path: page === 1 ? ADDRESS : `${ADDRESS}?pagina=${page}`,
    place: '#/admin-home',
    content: html`<h1>${TITLE}</h1>
<ul>
${rows.map((row) => html`<li><a href="${addressOf(row.id)}">${row.title}</a><br>${[formatDate(row.published_on), row.description].filter(Boolean).join(' · ')}</li>`)}
</ul>
${isLast ? html`` : html`<p><a rel="next" href="${ADDRESS}?pagina=${page + 1}">Mai vechi</a></p>`}`,
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
    path: addressOf(post.id),
    place: `#/admin-post/${post.id}`,
    content: html`<p><a href="${ADDRESS}">${TITLE}</a></p>
<h1>${post.title}</h1>
<p>${about.filter(Boolean).join(' · ')}</p>
<div class="text">${text}</div>`,
  }
}

/** Posts for search engines and for people without scripts. */
export const postPages: ReadableSource = {
  name: 'noutati',
  routes: [
    { path: ADDRESS, read: readList },
    { path: `${ADDRESS}/:post`, read: readPost },
  ],
  count: countReadable,
  list: async (db, part) =>
    (await listReadable(db, part)).map(({ id, published_on }) => ({
      path: addressOf(id),
      changed: published_on,
    })),
}
