import type { OwnComplaint } from '@hdoc/contract/complaints/own-complaint.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { OpenedForm, SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { freshOffice } from '../../../../test/offices/office.ts'

type FormAnswer = Failure & { data: SentForm }
type OwnAnswer = Failure & { data: OwnComplaint }
const t = await testApp()
const box = await mailbox(t)
let people = 0

/** An institution that takes complaints about roads, and a citizen who reports one. */
async function townWithRoads(more: object = {}) {
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  await t.asSuperuser('update registers set online = true where institution_id = $1', [i])
  const wishes = { area: 'whole', localities: [] as string[], authority: '', is_public: true, ...more }
  const [type] = await t.asSuperuser<{ id: string }>(
    `insert into complaint_types (institution_id, name, icon, color, register_id, doc_type_id, deadline_days, area, localities, authority, is_public)
     values ($1, 'Drum', 'road', '#8b5e3c', $2, $3, 10, $4, $5, $6, $7) returning id`,
    [i, office.registerId, office.docTypeId, wishes.area, wishes.localities, wishes.authority, wishes.is_public],
  )
  const typeId = Number(type?.id)
  const browser = t.browser(host)
  const email = `petent.drum.${++people}@test.example`
  const filing = (key: string, change: object = {}) => ({
    key,
    type_id: typeId,
    description: 'Groapă adâncă la marginea drumului.',
    lat: 45_003_127,
    lng: 26_001_849,
    street: 'Strada Teilor',
    street_number: 'lângă nr. 3',
    name: 'Ileana Cosânzeana',
    email,
    email_confirmation: email,
    terms: true,
    ...change,
  })
  const open = async (kind = 'complaint') =>
    (await browser.get<OpenedForm>(`/api/public_form/open/${kind}`)).body.key
  const send = async (change: object = {}, key?: string) => {
    const used = key ?? (await open())
    t.clock.advance(10_000)
    return browser.post<FormAnswer>('/api/portal_complaint/send', filing(used, change))
  }
  const tokenFor = async (address = email) => {
    const text = (await box.settled(address)).filter(({ subject }) => subject.startsWith('Confirmați')).at(-1)?.text ?? ''
    return /(?<=\/#\/trimite-sesizare\/)[a-z0-9]{40}/.exec(text)?.[0] ?? ''
  }
  const confirm = (token: string) => browser.post<FormAnswer>('/api/public_form/confirm', { token })
  /** A confirmed complaint, with the second secret of its mail. */
  const confirmed = async (change: object = {}) => {
    const sent = await send(change)
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
    const { body } = await confirm(await tokenFor())
    const mails = await box.settled(email)
    const mail = mails.find(({ subject }) => subject.startsWith('Am primit'))
    const secret = /(?<=\?k=)[a-z0-9]{40}/.exec(mail?.text ?? '')?.[0] ?? ''
    return { result: body.data.result, secret, mail }
  }
  const own = (k: string) => browser.get<OwnComplaint & Failure>(`/api/portal_complaint/own?k=${k}`)
  const act = (call: string, body: object) => browser.post<OwnAnswer>(`/api/portal_complaint/${call}`, body)
  const rows = () =>
    t.asSuperuser<{ id: string; number: string; status: string; email: string }>(
      'select id, number, status, email from complaints where institution_id = $1 order by id',
      [i],
    )
  return { i, host, typeId, browser, email, open, send, tokenFor, confirm, confirmed, own, act, rows }
}

it('becomes a complaint with a number once, when its link is confirmed; photos come without their place', async () => {
  const town = await townWithRoads()
  const key = await town.open()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 25/1 3612/100' } })
    .jpeg()
    .toBuffer()
  const begun = await town.browser.step('POST', `/api/public_form/file?k=${key}`, photo, {
    'upload-length': String(photo.length),
    'upload-metadata': `filename ${Buffer.from('groapa.jpg').toString('base64')}`,
  })
  const file_id = Number(/part\/(\d+)/.exec(String(begun.headers.location))?.[1])
  expect((await town.browser.post('/api/public_form/finish_file', { key, file_id })).status).toBe(200)
  const sent = await town.send({}, key)
  expect(sent.body.data.lines).toEqual([
    { label: 'Tip', value: 'Drum' },
    { label: 'Unde', value: expect.stringContaining('Strada Teilor') },
    { label: 'Punct pe hartă', value: '45,0031; 26,0018' },
    { label: 'Ce s-a întâmplat', value: 'Groapă adâncă la marginea drumului.' },
    { label: 'Cine', value: 'Ileana Cosânzeana' },
  ])
  expect(await town.rows()).toEqual([])
  const token = await town.tokenFor()
  const answers = await Promise.all([town.confirm(token), town.confirm(token), town.confirm(token)])
  for (const { body } of answers)
    expect(body.data.result).toMatchObject({ number: 'RG-0001/2026', deadline_on: '2026-11-30' })
  expect((await town.rows()).map(({ number, status, email }) => [number, status, email])).toEqual([
    ['RG-0001/2026', 'open', town.email],
  ])
  const files = await t.asSuperuser<{ name: string; mime: string; attached: boolean }>(
    'select name, mime, document_id is not null as attached from files where institution_id = $1',
    [town.i],
  )
  expect(files).toEqual([{ name: 'groapa.webp', mime: 'image/webp', attached: true }])
  const tracked = await town.browser.get<{ number: string }>(
    `/api/tracking/get/${answers[0]?.body.data.result?.tracking_code}`,
  )
  expect([tracked.status, tracked.body.number]).toEqual([200, 'RG-0001/2026'])
  expect(tracked.raw.toString()).not.toContain('Cosânzeana')
})

it('names what is missing and a type or place that cannot be; the tick has the sentence of the specification', async () => {
  const town = await townWithRoads({ area: 'localities', localities: ['Dealu Florilor'] })
  const nowhere = await town.send({ lat: null, lng: null, street: '', description: ' ', name: '', terms: false })
  expect(nowhere.body.errors).toMatchObject({
    street: ['Acest câmp trebuie să fie completat.'],
    description: ['Acest câmp trebuie să fie completat.'],
    name: ['Acest câmp trebuie să fie completat.'],
    terms: ['Trebuie să acceptați termenii și condițiile.'],
  })
  const elsewhere = await town.send({ locality: 'Altundeva' })
  expect([elsewhere.status, Object.keys(elsewhere.body.errors ?? {})]).toEqual([422, ['lat']])
  expect((await town.send({ type_id: 999_999 })).body.errors).toHaveProperty('type_id')
  expect((await town.send({ locality: 'dealu florilor' })).status).toBe(200)
})

it('its page asks for the second secret, which staff never see; it is added to, answered and withdrawn there', async () => {
  const town = await townWithRoads()
  const { result, secret, mail } = await town.confirmed()
  expect(secret).toHaveLength(40)
  expect(mail?.attachments?.[0]?.mime).toBe('application/pdf')
  const first = await town.own(secret)
  expect(first.body).toMatchObject({
    number: 'RG-0001/2026',
    type: 'Drum',
    status: { code: 'open' },
    messages: [],
    can: { withdraw: true, add: true },
  })
  expect((await town.own('a'.repeat(40))).body.code).toBe('PUBLIC_FORM_UNKNOWN')
  expect((await (await townWithRoads()).own(secret)).body.code).toBe('PUBLIC_FORM_UNKNOWN')
  const text = 'S-a mărit după ploaie.'
  await Promise.all([town.act('add_to_own', { k: secret, text }), town.act('add_to_own', { k: secret, text })])
  expect((await town.own(secret)).body.messages.map((one) => [one.own, one.text])).toEqual([[true, text]])
  const withdrawn = await Promise.all([
    town.act('withdraw_own', { k: secret }),
    town.act('withdraw_own', { k: secret }),
  ])
  for (const { status, body } of withdrawn) expect([status, body.data.status.code]).toEqual([200, 'canceled'])
  const late = await town.act('add_to_own', { k: secret, text: 'Încă ceva' })
  expect([late.status, late.body.code]).toEqual([409, 'COMPLAINT_ENDED'])
  expect(result?.tracking_code).not.toBe('')
  const stored = await t.asSuperuser<{ at: string }>(
    `select 1 as at from audit_entries where institution_id = $1 and action = 'complaint.withdrawn'`,
    [town.i],
  )
  expect(stored).toHaveLength(1)
})

it('whoever joins an accepted complaint is confirmed like every sender, and counted once', async () => {
  const town = await townWithRoads()
  await town.confirmed()
  const [row] = await town.rows()
  const join = async () => {
    const key = await town.open('complaint_support')
    t.clock.advance(10_000)
    return town.browser.post<FormAnswer>('/api/portal_complaint/support', {
      key,
      complaint_id: Number(row?.id),
      email: `vecin.${town.email}`,
      email_confirmation: `vecin.${town.email}`,
      terms: true,
    })
  }
  expect((await join()).body.errors).toHaveProperty('complaint_id')
  await t.asSuperuser(`update complaints set accepted_at = now(), status = 'in_progress' where institution_id = $1`, [
    town.i,
  ])
  expect((await join()).status).toBe(200)
  const supporters = 'select 1 from complaint_supporters where institution_id = $1'
  expect(await t.asSuperuser(supporters, [town.i])).toEqual([])
  const token = await town.tokenFor(`vecin.${town.email}`)
  expect((await town.confirm(token)).body.data.result).toMatchObject({ number: '', tracking_code: '' })
  await town.confirm(token)
  expect(await t.asSuperuser(supporters, [town.i])).toHaveLength(1)
})

it('suggests the localities of the institution’s own commune', async () => {
  const town = await townWithRoads()
  await t.asSuperuser(`update institutions set county_name = 'Prahova', locality = 'Bărcănești' where id = $1`, [
    town.i,
  ])
  const { body } = await town.browser.get<{ localities: string[] }>('/api/portal_complaint/places?q=')
  expect(body.localities).toContain('Bărcănești')
  expect(body.localities).not.toContain('Ploiești')
})
