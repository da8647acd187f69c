import type { Complaint, ComplaintMark } from '@hdoc/contract/complaints/complaint-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { complaintOffice, spot } from '../../../test/complaints/complaint-office.ts'
import { photoOf, smallHeic } from '../../../test/files/photos.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { workerServices } from '../../../test/programs/worker-services.ts'
import { findDamage } from '../../app/verify/find-damage.ts'
import { handle as registerWaiting } from './confirm/jobs/register-waiting.handler.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now: NOW, limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 } })

describe('a complaint without a number', () => {
  it('a fault of the register fails no confirmation: staff are told once, and numbers follow in order', async () => {
    t.clock.set(NOW)
    const { confirm, show, act, done, sesRegister, institutionId } = await complaintOffice(t)
    await t.asSuperuser('update registers set closed = true where id = $1', [sesRegister])
    const [a, b] = [await confirm(), await confirm()]
    expect([a.number, a.tracking_code, b.number]).toEqual(['', '', ''])
    const faulty = await show(a.id)
    expect(faulty).toMatchObject({ status: 'open', document: null })
    expect(faulty.fault).toContain('registru online')
    expect((await act('/api/complaint/accept', { id: a.id })).body.code).toBe('COMPLAINT_NO_NUMBER')
    expect((await act('/api/complaint/register', { id: a.id })).body.code).toBe('COMPLAINT_NO_NUMBER')
    await registerWaiting(await workerServices(t))
    const [events] = await t.asSuperuser<{ count: number }>(
      `select count(*)::int from outbox_events where institution_id = $1 and type = 'complaint.faulty'`,
      [institutionId],
    )
    expect(events?.count).toBe(2)
    await t.asSuperuser('update registers set closed = false where id = $1', [sesRegister])
    const second = await done('/api/complaint/register', { id: b.id })
    expect([(await show(a.id)).number, second.number]).toEqual(['S-0001', 'S-0002'])
  })

  it('comes from outside the hours: it waits for the opening, where its type says so', async () => {
    const { confirm, show, addType, institutionId } = await complaintOffice(t)
    await t.asSuperuser(
      `update institutions set opening_hours = '[{"days":[1,2,3,4,5],"from":"08:00","to":"16:00"}]' where id = $1`,
      [institutionId],
    )
    const { id: waits } = await addType({ name: 'Zgomot', after_hours: true })
    t.clock.set('2026-11-20T20:00:00+02:00')
    const [first, atOnce, last] = [
      await confirm({ type_id: waits }),
      await confirm(),
      await confirm({ type_id: waits }),
    ]
    expect([first.number, atOnce.number, last.number]).toEqual(['', 'S-0001', ''])
    await registerWaiting(await workerServices(t))
    expect((await show(first.id)).number).toBe('')
    // Sunday still, then Monday morning.
    t.clock.set('2026-11-22T10:00:00+02:00')
    await registerWaiting(await workerServices(t))
    expect((await show(first.id)).number).toBe('')
    t.clock.set('2026-11-23T08:00:00+02:00')
    await registerWaiting(await workerServices(t))
    expect([(await show(first.id)).number, (await show(last.id)).number]).toEqual(['S-0002', 'S-0003'])
    t.clock.set(NOW)
  })
})

it('is numbered whatever sign the short description is cut at', async () => {
  t.clock.set(NOW)
  const { confirm, show } = await complaintOffice(t)
  const numbers = []
  for (const description of ['a', 'ab'].map((start) => `${start}${'😀'.repeat(600)}`)) {
    const { id, number } = await confirm({ description })
    expect((await show(id)).description).toBe(description)
    numbers.push(number)
  }
  expect(numbers).toEqual(['S-0001', 'S-0002'])
})

it('is written down by who registers, with photos and without an e-mail', async () => {
  t.clock.set(NOW)
  const { clerk, typeId, show, addType, officer } = await complaintOffice(t)
  const { id: upload } = (await clerk.upload<{ id: number }>('groapa.png', await photoOf('png'))).body
  const said = {
    type_id: typeId,
    origin: 'phone',
    description: 'Groapă',
    street: 'Strada Teilor',
    name: 'Ion',
    // Somebody who is at work abroad.
    phone: '0049 30 901820',
  }
  const made = await clerk.post<{ data: Complaint }>('/api/complaint/add', { ...said, upload_ids: [upload] })
  expect(made.body.data).toMatchObject({ number: 'S-0001', origin: 'phone', email: '' })
  const row = await show(made.body.data.id)
  expect(row.files.map(({ name }) => name)).toEqual(['groapa.png'])
  expect([row.added_by, row.phone]).toEqual(['Gina Ghișeu', '+4930901820'])
  const wrong = await clerk.post<Failure>('/api/complaint/add', { ...said, phone: '+49 30' })
  expect(wrong.body.errors).toEqual({
    phone: ['Scrieți numărul cu prefixul țării (ex. +49 30 12345678).'],
  })
  const nowhere = await clerk.post<Failure>('/api/complaint/add', { ...said, street: '' })
  expect(nowhere.body.errors).toHaveProperty('street')
  const { id: far } = await addType({
    name: 'Numai aici',
    area: 'polygon',
    polygon: [
      [45_000_000, 26_000_000],
      [45_000_000, 26_001_000],
      [45_001_000, 26_000_000],
    ],
  })
  const outside = await clerk.post<Failure>('/api/complaint/add', { ...said, type_id: far, ...spot })
  expect(outside.body.errors).toEqual({
    lat: ['Locul este în afara zonei în care se primesc sesizări de acest tip.'],
  })
  const moved = await officer.post<{ data: Complaint }>('/api/complaint/move', {
    id: row.id,
    ...spot,
    street: 'Strada Teilor',
    street_number: '7',
  })
  expect(moved.body.data).toMatchObject({ ...spot, place: 'Strada Teilor nr. 7' })
})

describe('photos', () => {
  it('are shown to the public only as a copy, of public types, while they are worked on; „Este aceasta?” finds them', async () => {
    t.clock.set(NOW)
    const { institutionId, confirm, photo, done, act, officer, admin, host, typeId, show } =
      await complaintOffice(t)
    const guest = t.browser(host)
    const near = async (at = spot) =>
      (
        await guest.get<{ id: number; metres: number; on: string; photo: string }[]>(
          `/api/portal_complaint/near?type=${typeId}&lat=${at.lat}&lng=${at.lng}`,
        )
      ).body
    const { id } = await confirm({}, [
      await photo(await photoOf('jpeg')),
      await photo(smallHeic, 'b.heic', 'image/heic'),
    ])
    const [jpeg, heic] = (await show(id)).files
    const own = await officer.get(`/api/complaint/photo/${id}/${jpeg?.id}`)
    expect(own.headers['content-type']).toBe('image/webp')
    expect((await sharp(own.raw).metadata()).exif).toBeUndefined()
    const regions = [[0, 0, 0.5, 1]]
    const shown = await done('/api/complaint/show_photo', { id, file_id: jpeg?.id, regions })
    expect(shown.files[0]?.shown).toMatchObject({ regions, by: 'Olga Ofițer' })
    expect((await act('/api/complaint/show_photo', { id, file_id: heic?.id, regions })).body.code).toBe(
      'COMPLAINT_PHOTO',
    )
    expect(await near()).toEqual([])
    expect((await guest.get(`/api/portal_complaint/photo/${id}`)).status).toBe(404)
    expect(await findDamage(t.database, { institutionId })).toEqual([])

    await done('/api/complaint/accept', { id })
    expect(await near()).toEqual([])
    const type = (await admin.get<{ version: number }>(`/api/complaint_type/get/${typeId}`)).body
    await admin.post('/api/complaint_type/update', {
      id: typeId,
      values: { is_public: true },
      version: type.version,
    })
    const [found] = await near({ ...spot, lat: spot.lat + 400 })
    expect(found).toEqual({ id, metres: 44, on: '2026-11-20', photo: `/api/portal_complaint/photo/${id}` })
    expect(await near({ ...spot, lat: spot.lat + 500 })).toEqual([])
    const seen = await guest.get(`/api/portal_complaint/photo/${id}`)
    const { exif, xmp, width } = await sharp(seen.raw).metadata()
    expect([exif, xmp, width]).toEqual([undefined, undefined, 24])
    expect(seen.raw.toString('latin1')).not.toMatch(/HDocPlace|HDocCamera|GPS/)
    expect(JSON.stringify(await near())).not.toMatch(/Petre|petre|Teilor|S-0001/)

    t.clock.set('2027-02-19T10:00:00+02:00')
    expect(await near()).toEqual([])
    t.clock.set(NOW)
    await done('/api/complaint/hide_photo', { id, file_id: jpeg?.id })
    expect((await guest.get(`/api/portal_complaint/photo/${id}`)).status).toBe(404)
  })
})

describe('list and map', () => {
  it('find, count and cluster; hostile words stay words', async () => {
    t.clock.set(NOW)
    const { confirm, officer, typeId, sign, institutionId } = await complaintOffice(t)
    const hostile = `<script>alert(1)</script>'"; drop table complaints; --‮`
    await confirm({ description: hostile, street: hostile.slice(0, 60) })
    for (const n of [1, 2, 3]) await confirm({ lat: spot.lat + n * 10_000, description: `Groapa ${n}` })
    const list = (query: string) =>
      officer.get<{ data: Complaint[]; meta: { total: number } }>(`/api/complaint/list/20${query}`)
    expect((await list('')).body.meta.total).toBe(4)
    const [found] = (await list(`?search=${encodeURIComponent('drop table')}`)).body.data
    // Without the mark that turns a text around, which no text keeps.
    expect(found?.description).toBe(hostile.slice(0, -1))
    expect(found).not.toHaveProperty('email')
    for (const [text, total] of [
      ['petre', 0],
      ['GROĂPA 2', 1],
      ['S-0003', 1],
      ['gro_pa', 0],
      ['%', 0],
      ['a', 4],
    ] as const)
      expect([text, (await list(`?search=${encodeURIComponent(text)}`)).body.meta.total]).toEqual([
        text,
        total,
      ])
    const csv = async (query = '') =>
      (await officer.get(`/api/complaint/export/csv${query}`)).raw.toString().trim().split('\r\n')
    const all = await csv()
    expect([all.length, all[0]]).toEqual([5, expect.stringContaining('Număr')])
    expect(all.join()).not.toMatch(/@|Petre/)
    expect((await csv('?search=groapa')).map((line) => /Groapa \d/.exec(line)?.[0])).toEqual([
      undefined,
      'Groapa 3',
      'Groapa 2',
      'Groapa 1',
    ])
    const refused = await (await sign('ana')).get<Failure>('/api/complaint/export/xlsx')
    expect([refused.status, refused.body.missing]).toEqual([403, 'complaint.view'])
    const exports = await t.asSuperuser(
      "select from audit_entries where institution_id = $1 and action = 'complaint.exported'",
      [institutionId],
    )
    expect(exports).toHaveLength(2)
    const byType = `?filters[0][column]=type&filters[0][match][type][equals]=${typeId}&sortBy=deadline_on&sortOrder=asc`
    expect((await list(byType)).body.meta.total).toBe(4)
    const map = async (zoom: number, half: number, status = 'todo') =>
      (
        await officer.get<{ marks: ComplaintMark[]; total: number }>(
          `/api/complaint/map?south=${spot.lat - half}&north=${spot.lat + half}&west=${spot.lng - half}&east=${spot.lng + half}&zoom=${zoom}&status=${status}`,
        )
      ).body
    expect((await map(6, 5_000_000)).marks).toMatchObject([{ count: 4, one: null }])
    const near = await map(15, 35_000)
    expect([near.total, near.marks.length]).toEqual([4, 4])
    expect(near.marks.every(({ one }) => one?.type.id === typeId)).toBe(true)
    expect((await map(15, 35_000, 'resolved')).total).toBe(0)
    const { body: options } = await officer.get<{ name: string }[]>('/api/complaint/options?q=s-0002')
    expect(options.map(({ name }) => name)).toEqual(['S-0002 · Drumuri, gropi · Strada Teilor 3'])
    const { body: form } = await officer.get<{ types: object[]; groups: object[] }>('/api/complaint/form')
    expect(form.types).toMatchObject([{ id: typeId }])
    expect(form.groups).toHaveLength(2)
  })
})

describe('who may', () => {
  it('see complaints, by right or because they see the document; others find nothing', async () => {
    t.clock.set(NOW)
    const { confirm, sign, host, institutionId, signed, show, sesRegister, ids, done, act } =
      await complaintOffice(t)
    const { id } = await confirm()
    const guest = t.browser(host)
    expect((await guest.get(`/api/complaint/get/${id}`)).status).toBe(401)
    const ana = await sign('ana')
    const refused = await ana.get<Failure>('/api/complaint/list/20')
    expect([refused.status, refused.body.missing]).toEqual([403, 'complaint.view'])
    // The register is open to everybody, so the document and with it the complaint is seen.
    expect((await show(id, ana)).number).toBe('S-0001')
    await t.asSuperuser(
      `insert into register_access (institution_id, register_id, principal, user_id, can_see, can_register) values ($1, $2, 'user', $3, true, true)`,
      [institutionId, sesRegister, ids.primar],
    )
    const calin = await sign('calin')
    expect((await calin.get(`/api/complaint/get/${id}`)).status).toBe(404)
    expect((await calin.get(`/api/complaint/activity/${id}`)).status).toBe(404)
    await aPerson(t.database, institutionId, 'vede', { permissions: ['complaint.view'] })
    const viewer = await signed('vede')
    const seen = await show(id, viewer)
    expect([seen.number, seen.document]).toEqual(['S-0001', null])
    for (const [path, missing] of [
      ['/api/complaint/accept', 'complaint.accept'],
      ['/api/complaint/reject', 'complaint.reject'],
      ['/api/complaint/cancel', 'complaint.answer'],
      ['/api/complaint/reopen', 'document.reopen'],
    ] as const) {
      const answer = await act(path, { id, comment: 'x', reason: 'x' }, viewer)
      expect([answer.status, answer.body.missing]).toEqual([403, missing])
    }
    const before = await show(id)
    await done('/api/complaint/comment', { id, body: 'x', is_public: false })
    await done('/api/complaint/move', { id, ...spot })
    const stale = await act('/api/complaint/accept', { id, version: before.version })
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION'])
  })
})
