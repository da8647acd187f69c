import type { ContactMessage, ContactMessageRow } from '@hdoc/contract/contact/contact-messages.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { contactOffice } from '../../../../test/public-forms/contact-office.ts'

const t = await testApp()
const box = await mailbox(t)

it('a confirmed message is read by who may see it, with its file, and marked as answered once', async () => {
  const { institution, visitor, secretsOf } = await contactOffice(t, box)
  const citizen = visitor()
  const key = await citizen.open()
  t.clock.advance(10_000)
  expect((await citizen.upload(key, 'schița.pdf', pdfOf(['Schita']))).status).toBe(200)
  await citizen.send(key)
  const signedIn = async (username: string, permissions: string[]) => {
    await aPerson(t.database, institution.id, username, { name: username, permissions: permissions as never })
    const browser = t.browser(institution.host)
    await browser.signIn(username)
    return browser
  }
  const clerk = await signedIn('relatii', ['contact_message.view'])
  const other = await signedIn('altul', ['document.list'])
  const list = async (query = '') =>
    (await clerk.get<{ data: ContactMessageRow[] }>(`/api/contact_message/list/20${query}`)).body.data
  // Not confirmed: nobody sees it.
  expect(await list()).toEqual([])
  const { token } = await secretsOf(citizen.email)
  await citizen.post('/api/public_form/confirm', { token })
  await box.settled()
  const [row] = await list()
  expect(row).toMatchObject({
    subject: 'Programul de vineri',
    category: 'question',
    email: citizen.email,
    state: 'waiting',
    files: 1,
  })
  expect(await list('?search=PROGRAMUL')).toHaveLength(1)
  expect(await list('?search=altceva')).toEqual([])
  const id = row!.id
  const { body } = await clerk.get<ContactMessage>(`/api/contact_message/get/${id}`)
  expect(body).toMatchObject({ message: 'Până la ce oră este deschis?', files: [{ name: 'schița.pdf' }] })
  const file = await clerk.get(`/api/contact_message/file/${body.files[0]!.id}`)
  expect([file.status, file.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect(file.headers['content-disposition']).toMatch(/^attachment/)
  const waiting = async (browser = clerk) =>
    (await browser.get<Record<string, number>>('/api/waiting/counts')).body.contact_messages
  expect([await waiting(), await waiting(other)]).toEqual([1, undefined])
  for (const path of ['list/20', `get/${id}`, `file/${body.files[0]!.id}`])
    expect([path, (await other.get(`/api/contact_message/${path}`)).status]).toEqual([path, 403])
  const mark = (answered: boolean, browser = clerk) =>
    browser.post<Failure & { data: ContactMessage }>('/api/contact_message/mark', {
      id,
      answered,
      version: body.version,
    })
  expect((await mark(true, other)).status).toBe(403)
  // Two clerks at once: one marks, the other is told that it has changed.
  const both = await Promise.all([mark(true), mark(true)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const marked = both.find(({ status }) => status === 200)!.body.data
  expect(marked).toMatchObject({ state: 'answered', answered_by: 'relatii' })
  expect(await waiting()).toBe(0)
  const reopened = await clerk.post<{ data: ContactMessage }>('/api/contact_message/mark', {
    id,
    answered: false,
  })
  expect(reopened.body.data).toMatchObject({ state: 'waiting', answered_by: '', answered_at: null })
  const trail = await t.asSuperuser<{ action: string }>(
    `select action from audit_entries where institution_id = $1 and subject_type = 'contact_message' order by id`,
    [institution.id],
  )
  expect(trail.map(({ action }) => action.replace('contact_message.', ''))).toEqual([
    'received',
    'answered',
    'reopened',
  ])
})
