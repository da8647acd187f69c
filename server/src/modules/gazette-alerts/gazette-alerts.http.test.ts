import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import type { OpenedForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { mailbox, tokenOf } from '../../../test/browsers/mailbox.ts'
import { gazetteOffice } from '../../../test/gazette/gazette-office.ts'
import { anIssuer } from '../../../test/offices/factories.ts'
import { workerServices } from '../../../test/programs/worker-services.ts'
import type { FormAnswer } from '../../../test/public-forms/contact-office.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { tellPublished } from './mail/tell-published.ts'

const t = await testApp()
const box = await mailbox(t)
const services = await workerServices(t)
const { guest, heading, publish, made, institution, institutionId, host, sef } = await gazetteOffice(t)
/** A file would be copied and read apart each time; what is told does not depend on it. */
const publishText = (values: object) => publish({ content: 'Se aprobă.', ...values }, [])
beforeEach(() => t.clock.set('2026-11-20T10:00:00+02:00'))

type Shown = { email: string; pace: string; headings: string[] }
const ask = async (email: string, values: object) => {
  const { key } = (await guest.get<OpenedForm>('/api/public_form/open/gazette_alert')).body
  t.clock.advance(10_000)
  const sent = { key, email, email_confirmation: email, terms: true, pace: 'at_once', ...values }
  return guest.post<FormAnswer>('/api/gazette_alert/send', sent)
}
/** Asks and confirms by the mailed link. */
async function subscribe(email: string, values: object = {}) {
  expect((await ask(email, values)).status).toBe(200)
  const confirmation = (await box.settled(email)).filter(({ subject }) => /^Confirmați/.test(subject)).at(-1)
  const token = tokenOf(confirmation, 'confirma-alerte')
  expect((await guest.post<FormAnswer>('/api/public_form/confirm', { token })).body.data.state).toBe(
    'confirmed',
  )
  t.clock.advance(1000)
}
/** Lets the job run as two workers at once would; gives what an address was told since the last time. */
const seen = new Map<string, number>()
async function told(email: string) {
  await Promise.all([tellPublished.run(services, {}), tellPublished.run(services, {})])
  return freshTo(email)
}
async function freshTo(email: string) {
  const mails = (await box.settled(email)).filter(({ subject }) => /^Publicat/.test(subject))
  const fresh = mails.slice(seen.get(email) ?? 0)
  seen.set(email, mails.length)
  return fresh
}
const entriesIn = (text: string) =>
  [...text.matchAll(/\/monitor-oficial\/\d+\/(\d+)/g)].map(([, id]) => Number(id))
const kept = () =>
  t.asSuperuser<{ alerts: number; items: number }>(
    `select (select count(*) from gazette_alerts where institution_id = $1)::int as alerts,
            (select count(*) from gazette_alert_items where institution_id = $1)::int as items`,
    [institutionId],
  )

it('tells each publication once, by heading, with links alone, and ends by one click of a mail program', async () => {
  const [all, budget, other] = ['toate@test.example', 'buget@test.example', 'altele@test.example']
  await publishText({ number: '1', title: 'De dinainte' })
  await subscribe(all)
  await subscribe(budget, { headings: [heading('c')] })
  await subscribe(other, { headings: [heading('a')] })
  // Not confirmed: never told.
  await ask('neconfirmat@test.example', {})
  const { id } = await publishText({ number: '12', title: 'Indemnizația lui Vasile Pop' })
  const later = await publishText({ number: '13', publish_on: '2026-11-22' })
  const gone = await publishText({ number: '14' })
  await made('/api/gazette_entry/withdraw', { id: gone.id, withdrawal: 'mistake', reason: 'Greșit' })
  const [mail, ...more] = await told(all)
  expect(more).toEqual([])
  expect(entriesIn(mail!.text)).toEqual([id])
  expect(mail!.text).toContain('c.1 Hotărâri')
  expect(mail!.text).toContain('nr. 12 din 18.11.2026')
  expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toMatch(/Vasile|Indemnizația/)
  expect(mail!.html).toContain(`/monitor-oficial/${heading('c.1')}/${id}"`)
  expect((await told(budget)).map(({ text }) => entriesIn(text))).toEqual([[id]])
  for (const nobody of [all, budget, other, 'neconfirmat@test.example'])
    expect([nobody, await freshTo(nobody)]).toEqual([nobody, []])
  expect((await kept())[0]).toEqual({ alerts: 3, items: 0 })

  const { headers } = composeMail(mail!, 'a@b.ro', t.clock.now())
  expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const path = new URL(mail!.endUrl!).pathname
  expect(headers).toMatchObject({ 'List-Unsubscribe': `<${mail!.endUrl}>` })
  const token = tokenOf(mail, 'opreste-alerte')
  expect(path).toBe(`/api/gazette_alert/end/${token}`)
  const shown = await guest.get<Shown>(`/api/gazette_alert/show/${token}`)
  expect([shown.status, shown.body]).toMatchObject([
    200,
    { email: 'to•••@test.example', pace: 'at_once', headings: [] },
  ])
  // Opening the address ends nothing.
  for (const method of ['GET', 'HEAD'] as const)
    expect((await t.app.inject({ method, url: path, headers: { host } })).statusCode).toBeGreaterThanOrEqual(
      404,
    )
  expect((await kept())[0]?.alerts).toBe(3)
  const click = (headersMore: object = {}) =>
    t.app.inject({
      method: 'POST',
      url: path,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headersMore },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await click({ host: 'strain.localhost' })).statusCode).toBeGreaterThanOrEqual(400)
  expect((await click()).statusCode).toBe(200)
  expect((await click()).statusCode).toBe(404)
  expect((await guest.get<Failure>(`/api/gazette_alert/show/${token}`)).body.code).toBe('PUBLIC_FORM_UNKNOWN')
  expect((await kept())[0]).toEqual({ alerts: 2, items: 0 })
  expect(later.state.code).toBe('scheduled')

  // The secret that made the link is gone: the next mail brings a new link, and that one ends the alerts.
  await t.asSuperuser(
    `update gazette_alerts set nonce = sha256(nonce::text::bytea) where institution_id = $1`,
    [institutionId],
  )
  await publishText({ number: '15', category_id: heading('c.1') })
  const [renewed] = await told(budget)
  const ended = { method: 'POST', url: new URL(renewed!.endUrl!).pathname, headers: { host } } as const
  expect((await t.app.inject(ended)).statusCode).toBe(200)
  expect((await kept())[0]?.alerts).toBe(1)
})

it('tells a day’s publications in one mail in the morning; what is withdrawn until then is not told', async () => {
  const email = 'zilnic@test.example'
  await subscribe(email, { pace: 'daily', headings: [heading('c.3')] })
  // The register of acts shows the acts of another heading.
  const first = await publishText({ number: '21' })
  expect((await told(email)).map(({ text }) => entriesIn(text))).toEqual([[first.id]])
  const second = await publishText({ number: '22' })
  const wrong = await publishText({ number: '23' })
  expect(await told(email)).toEqual([])
  await made('/api/gazette_entry/withdraw', { id: wrong.id, withdrawal: 'personal_data', reason: 'CNP' })
  t.clock.set('2026-11-21T06:50:00+02:00')
  expect(await told(email)).toEqual([])
  // The mail server takes nothing at first: the same mail, later, under the same Message-ID.
  t.clock.set('2026-11-21T07:10:00+02:00')
  box.down = true
  await tellPublished.run(services, {})
  t.database.wake()
  const failed = async () =>
    (await t.asSuperuser(`select from graphile_worker._private_jobs where last_error is not null`)).length
  await expect.poll(failed, { timeout: 10_000 }).toBe(1)
  box.down = false
  const mails = await told(email)
  expect(mails.map(({ text }) => entriesIn(text))).toEqual([[second.id]])
  expect(mails[0]!.messageId).toMatch(/^<gazette-alert\.\d+\.\d+\.2@/)
  expect((await kept())[0]?.items).toBe(0)
})

it('changes when asked for again under the same address, and refuses headings that are not there', async () => {
  const email = 'schimb@test.example'
  await subscribe(email, { headings: [heading('a')] })
  await subscribe('Schimb@test.example', { headings: [heading('b')] })
  await publishText({ number: '31', category_id: heading('a') })
  const { id } = await publishText({ number: '32', category_id: heading('b') })
  const [mail] = await told('Schimb@test.example')
  expect(entriesIn(mail!.text)).toEqual([id])
  // The mail that says that alerts were asked for ends them as well.
  const asked = (await box.settled(email)).find(({ subject }) => /^Am primit/.test(subject))
  expect(asked!.html).toContain(`/#/opreste-alerte/${tokenOf(mail, 'opreste-alerte')}`)
  const wrong = await ask('x@test.example', { headings: [999_999] })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['headings']])
})

it('are told to their person who asks what is kept, and end with the erasure of that person', async () => {
  const [email, other] = ['Ilinca.Alerte@test.example', 'altcineva@test.example']
  await subscribe(email, { pace: 'daily', headings: [heading('c'), heading('a')] })
  await subscribe(other)
  await publishText({ number: '41' })
  await tellPublished.run(services, {})
  const issuerId = await anIssuer(
    { ...institution, database: t.database },
    { name: 'Ilinca', email: email.toLowerCase() },
  )
  type Data = { others: { what: string; on: string; about: string }[] }
  const { others } = (await sef.get<Data>(`/api/issuer/data/${issuerId}/json`)).body
  expect(others).toMatchObject([{ what: 'Alerte din Monitorul Oficial Local', on: '2026-11-20' }])
  expect(others[0]?.about).toMatch(/^Ilinca\.Alerte@test\.example · O dată pe zi, dimineața · a .* · c /)
  const { version } = (await sef.get<Issuer>(`/api/issuer/get/${issuerId}`)).body
  const erased = await sef.post<Failure>('/api/issuer/erase', { id: issuerId, reason: 'La cerere', version })
  expect([erased.status, erased.body.code]).toEqual([200, undefined])
  const left = await t.asSuperuser<{ email: string; headings: number }>(
    `select a.email, (select count(*)::int from gazette_alert_headings h where h.institution_id = a.institution_id and h.alert_id = a.id) as headings
       from gazette_alerts a where a.institution_id = $1 and a.email in ($2, $3)`,
    [institutionId, email, other],
  )
  expect(left).toEqual([{ email: other, headings: 0 }])
  const orphans = await t.asSuperuser(
    `select from gazette_alert_items i where i.institution_id = $1 and not exists (select from gazette_alerts a where a.id = i.alert_id)`,
    [institutionId],
  )
  expect(orphans).toEqual([])
})
