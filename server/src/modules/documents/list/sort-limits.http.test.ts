import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { openBrowser } from '../../../../test/browsers/browser.ts'
import { connectionBeside } from '../../../../test/database/cluster.ts'
import { administrator, clerk, HOST, PASSWORD } from '../../../../test/load/fill-institution.ts'
import { fillRegistry } from '../../../../test/load/fill-registry.ts'

const TODAY = '2026-11-20'
const DOCUMENTS = 10_040
const t = await testApp({ now: `${TODAY}T10:00:00+02:00` })
const superuser = await connectionBeside(t.superuserUrl)
const { registerIds } = await fillRegistry(superuser, DOCUMENTS, TODAY, true)
await superuser.end()

async function signedIn(username: string, language: 'ro' | 'en' = 'ro') {
  const browser = openBrowser(t.app, HOST, { password: PASSWORD, language })
  await browser.signIn(username)
  return (query: string) =>
    browser.get<ListAnswer<DocumentListRow> & Failure>(`/api/document/list/20?${query}`)
}
const register = `filters[0][column]=register&filters[0][match][register][equals]=${registerIds[0]}`

test('more than 10,000 documents are sorted by a column with an index, and not by another: it says how many there are', async () => {
  const list = await signedIn(administrator)
  expect((await list('sortBy=deadline_on')).status).toBe(200)
  const refused = await list('sortBy=pages')
  expect([refused.status, refused.body.code]).toEqual([422, 'SORT_TOO_MANY'])
  expect(refused.body.message).toBe(
    'Filtrați întâi lista: după această coloană se pot ordona cel mult 10000 de rânduri, iar acum sunt 10040.',
  )
  const english = await (await signedIn(administrator, 'en'))('sortBy=pages')
  expect(english.body.message).toBe(
    'Filter the list first: at most 10000 rows can be sorted by this column, and there are 10040 now.',
  )
})

test('what a text finds is counted too', async () => {
  const list = await signedIn(administrator)
  expect((await list('sortBy=pages&search=strada')).body.code).toBe('SORT_TOO_MANY')
  expect((await list('sortBy=registered_on&search=strada')).status).toBe(200)
})

test('filtered, and for those who see fewer, they are sorted by it', async () => {
  const list = await signedIn(administrator)
  const { status, body } = await list(`sortBy=pages&sortOrder=desc&${register}`)
  expect(status).toBe(200)
  expect(body.meta.total).toBeGreaterThan(100)
  expect(body.data.map(({ pages }) => pages)).toEqual(Array.from({ length: 20 }, () => 9))
  const clerkSees = await (await signedIn(clerk(1)))('sortBy=pages&sortOrder=asc')
  expect([clerkSees.status, clerkSees.body.data[0]?.pages]).toEqual([200, 1])
})
