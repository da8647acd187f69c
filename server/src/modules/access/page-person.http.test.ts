import { personMark } from '@hdoc/contract/access/page-person.ts'
import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { type Browser, testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp()

async function townHall() {
  const { id, host } = await freshInstitution(t.database)
  const gina = await aPerson(t.database, id, 'gina', { name: 'Gina Liliacu' })
  await aPerson(t.database, id, 'elena', { name: 'Elena Cireșaru' })
  await aPerson(t.database, id, 'admin', { isAdmin: true, name: 'Vlad Admin' })
  return { gina, browser: t.browser(host) }
}
/** The mark of the page that is opened now. */
async function openPage(browser: Browser): Promise<{ 'x-hdoc-person': string }> {
  const { user } = (await browser.get<Status>('/api/status')).body
  return { 'x-hdoc-person': user ? personMark(user) : '' }
}
const change = (browser: Browser, page: Record<string, string> = {}) =>
  browser.post<Failure>('/api/preference/update', { theme: 'dark' }, page)

it('a page writes for the person it shows, and for nobody else who signed in meanwhile', async () => {
  const { browser } = await townHall()
  await browser.signIn('gina')
  const ofGina = await openPage(browser)
  expect((await change(browser, ofGina)).status).toBe(200)
  await browser.post('/api/logout')
  await browser.signIn('elena')
  const refused = await change(browser, ofGina)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    412,
    'OTHER_PERSON',
    'În acest browser s-a autentificat altcineva: Elena Cireșaru. Nu s-a salvat nimic în numele altei persoane.',
  ])
  expect((await change(browser, await openPage(browser))).status).toBe(200)
  expect((await change(browser)).status).toBe(200)
  // A piece of a file is refused before its bytes are read.
  const piece = await browser.step<Failure>('POST', '/api/incoming_file/begin', Buffer.from('x'), {
    'upload-length': '1',
    'upload-metadata': 'filename YQ==',
    ...ofGina,
  })
  expect([piece.status, piece.body.code]).toEqual([412, 'OTHER_PERSON'])
  await browser.post('/api/logout')
  await browser.signIn('gina')
  expect((await change(browser, ofGina)).status).toBe(200)
})

it('a page of before or during acting as another user writes for neither of the two', async () => {
  const { browser, gina } = await townHall()
  await browser.signIn('admin')
  const own = await openPage(browser)
  expect((await browser.post(`/api/usermanager/login_as/${gina}`, {}, own)).status).toBe(200)
  await browser.get('/api/csrf-cookie')
  expect((await change(browser, own)).body.code).toBe('OTHER_PERSON')
  const acting = await openPage(browser)
  expect((await change(browser, acting)).status).toBe(200)
  await browser.get('/api/usermanager/login_back')
  await browser.get('/api/csrf-cookie')
  expect((await change(browser, acting)).body.code).toBe('OTHER_PERSON')
  expect((await change(browser, own)).status).toBe(200)
})

it('a page of one client writes nothing into another one that was entered in another tab', async () => {
  await aPerson(t.database, 0, 'platforma', { isAdmin: true })
  const [first, second] = [await freshInstitution(t.database), await freshInstitution(t.database)]
  const browser = t.browser('admin.localhost')
  await browser.signIn('platforma')
  await browser.post('/api/hdoc_company/enter', { id: first.id })
  await browser.get('/api/csrf-cookie')
  const ofFirst = await openPage(browser)
  expect((await change(browser, ofFirst)).status).toBe(200)
  await browser.post('/api/hdoc_company/enter', { id: second.id })
  await browser.get('/api/csrf-cookie')
  expect((await change(browser, ofFirst)).body.code).toBe('OTHER_CLIENT')
})
