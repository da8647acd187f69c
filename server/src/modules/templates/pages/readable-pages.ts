import { fixedTemplates, type PageKey, pageKeys } from '@hdoc/contract/templates/template-kinds.ts'
import { cleaned, html } from '../../../platform/http/readable/html.ts'
import type { Read, ReadAt, ReadableSource } from '../../../platform/http/readable/readable-source.ts'
import { readPage } from '../use/read-page.ts'

const ADDRESS = '/pagini'
const MOST_DESCRIPTION = 300
const addressOf = (key: PageKey): string => `${ADDRESS}/${fixedTemplates[key].place}`

/** The words of a page without its markup. */
const wordsOf = (content: string): string =>
  content
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

async function readOne({ db, origin, today, params }: ReadAt): Promise<Read | undefined> {
  const key = pageKeys.find((one) => fixedTemplates[one].place === params.page)
  if (key === undefined) return undefined
  const { title, content } = await readPage(db, key, { language: 'ro', today, site: origin })
  return {
    shown: 'page',
    title,
    description: wordsOf(content).slice(0, MOST_DESCRIPTION),
    path: addressOf(key),
    place: `#/${fixedTemplates[key].place}`,
    // Links into the program lead there from here too.
    content: html`<h1>${title}</h1>
${cleaned(content.replaceAll('href="#/', 'href="/#/'))}`,
  }
}

/** The pages of the portal for search engines and for people without scripts. */
export const readablePages: ReadableSource = {
  name: 'pagini',
  routes: [{ path: `${ADDRESS}/:page`, read: readOne }],
  count: async () => pageKeys.length,
  list: async (_db, { limit, offset }) =>
    pageKeys.slice(offset, offset + limit).map((key) => ({ path: addressOf(key) })),
}
