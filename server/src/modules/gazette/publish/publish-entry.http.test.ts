import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { PublicEntry } from '@hdoc/contract/gazette/public-gazette.ts'
import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { gazetteOffice, type SavedEntry } from '../../../../test/gazette/gazette-office.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { publishDue } from '../jobs/publish-due.ts'

type PublicTree = { latest_on: string | null }
const t = await testApp()
const services = await workerServices(t)
const office = await gazetteOffice(t)
const { maria, secretar, sef, guest, heading, made, draft, publish, found, titles, institutionId } = office
const now = '2026-11-20T10:00:00+02:00'
beforeEach(() => t.clock.set(now))
/** Lets the job run as two workers at once would. */
const run = async (at: string) => {
  t.clock.set(at)
  await Promise.all([publishDue.run(services, {}), publishDue.run(services, {})])
}
const actions = async (id: number) =>
  (
    await t.asSuperuser<{ action: string }>(
      `select action from audit_entries where institution_id = $1 and subject_type = 'gazette_entry' and subject_id = $2 order by id`,
      [institutionId, id],
    )
  ).map(({ action }) => action.replace('gazette_entry.', ''))

it('publishes only what was looked at, then everybody finds it without diacritics, with its file in parts', async () => {
  const lines = ['Se modifica suma pentru strada Morii', 'CNP 2720303479034, tel. 0722 123 456']
  const { id, check, files } = await draft({}, lines)
  expect(check.findings).toEqual([
    { kind: 'cnp', text: '2******9034', place: 'hotarare.pdf' },
    { kind: 'phone', text: '0722 123 456', place: 'hotarare.pdf' },
  ])
  expect([check.unread, files.map(({ readable }) => readable)]).toEqual([[], [true]])
  const blind = await maria.post<SavedEntry>('/api/gazette_entry/submit', { id, checked: '' })
  expect([blind.status, blind.body.code]).toEqual([409, 'GAZETTE_LOOK'])
  await made('/api/gazette_entry/update', { id, values: { title: 'Hotărârea privind Școala' } })
  const stale = await maria.post<SavedEntry>('/api/gazette_entry/submit', { id, checked: check.mark })
  expect(stale.body.code).toBe('GAZETTE_LOOK')
  expect(await titles()).toEqual([])
  const { mark } = (await maria.get<SavedEntry['data']>(`/api/gazette_entry/get/${id}`)).body.check
  const published = await made('/api/gazette_entry/submit', { id, checked: mark })
  expect(published).toMatchObject({ published_on: '2026-11-20', state: { code: 'published' } })
  expect(published.address).toMatch(new RegExp(`/monitor-oficial/${heading('c.1')}/${id}$`))
  for (const q of ['scoala', 'HOTARAREA', 'morii', 'suma+modific', '12'])
    expect([q, await titles(`?q=${q}`)]).toEqual([q, ['Hotărârea privind Școala']])
  for (const q of ['?q=altceva', '?year=2025', '?number=13', `?category=${heading('a')}`])
    expect([q, await titles(q)]).toEqual([q, []])
  for (const q of ['?year=2026', '?number=12', `?category=${heading('c')}`, `?category=${heading('c.3')}`])
    expect((await found(q)).data).toHaveLength(1)
  const file = `/api/public_gazette/file/${published.files[0]!.id}`
  const whole = await guest.get<string>(file)
  expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'application/pdf',
    'bytes',
  ])
  const part = await guest.get(file, { range: 'bytes=0-3' })
  expect([part.status, part.raw.toString(), part.headers['content-range']]).toEqual([
    206,
    '%PDF',
    `bytes 0-3/${whole.raw.length}`,
  ])
  const beyond = await guest.get(file, { range: `bytes=${whole.raw.length}-` })
  expect([beyond.status, beyond.raw.length, beyond.headers['content-range']]).toEqual([
    ...[416, 0, `bytes */${whole.raw.length}`],
  ])
  expect(await actions(id)).toEqual(['created', 'file_added', 'updated', 'published'])
  const { body: listed } = await maria.get<{ data: { id: number; state: { code: string } }[] }>(
    '/api/gazette_entry/list/20?filters[0][column]=heading&filters[0][match][heading][contains]=c.1',
  )
  expect(listed.data).toMatchObject([{ id, state: { code: 'published' } }])
  expect((await guest.get<PublicTree>('/api/public_gazette/tree')).body).toMatchObject({
    latest_on: '2026-11-20',
  })
  const bad = await guest.get<Failure>('/api/public_gazette/list?year=99999')
  expect(Object.keys(bad.body.errors ?? {})).toEqual(['year'])
})

it('publishes once, whoever asks at the same time', async () => {
  const { id, check } = await draft({ number: '44' })
  const all = await Promise.all(
    [maria, secretar, sef, maria, secretar].map((one) =>
      one.post<SavedEntry>('/api/gazette_entry/submit', { id, checked: check.mark }),
    ),
  )
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect((await actions(id)).filter((one) => one === 'published')).toHaveLength(1)
})

it('waits for another person where two publish', async () => {
  await sef.post('/api/gazette_category/rule', { two_people: true })
  const { id, check } = await draft({ number: '45', title: 'Cu aprobare' })
  const asked = { id, checked: check.mark }
  expect(await made('/api/gazette_entry/submit', asked)).toMatchObject({
    state: { code: 'waiting' },
    submitted_by: 'Maria Monitor',
  })
  const own = await maria.post<Failure>('/api/gazette_entry/approve', asked)
  expect([own.status, own.body.missing]).toEqual([403, 'gazette.approve'])
  expect((await secretar.get<{ gazette: number }>('/api/waiting/counts')).body.gazette).toBe(1)
  expect(await titles('?number=45')).toEqual([])
  expect(await made('/api/gazette_entry/approve', asked, secretar)).toMatchObject({
    state: { code: 'published' },
  })
  const mine = await draft({ number: '46' })
  await made('/api/gazette_entry/submit', { id: mine.id, checked: mine.check.mark }, secretar)
  const alone = await secretar.post<Failure>('/api/gazette_entry/approve', {
    id: mine.id,
    checked: mine.check.mark,
  })
  expect(alone.body.code).toBe('GAZETTE_OWN')
  expect(
    await made('/api/gazette_entry/return', { id: mine.id, reason: 'Lipsește anexa' }, sef),
  ).toMatchObject({
    state: { code: 'draft' },
  })
  await sef.post('/api/gazette_category/rule', { two_people: false })
})

it('appears on its day, and a marriage declaration is erased after ten, with what can be read of it', async () => {
  const ahead = await publish({
    category_id: heading('f.7'),
    number: '7',
    title: 'Declarația de căsătorie Pop și Rus',
    publish_on: '2026-11-25',
  })
  expect(ahead.state.code).toBe('scheduled')
  await run('2026-11-24T23:50:00+02:00')
  expect(await titles('?number=7')).toEqual([])
  await run('2026-11-25T00:00:00+02:00')
  expect(await found('?q=casatorie')).toMatchObject({ data: [{ published_on: '2026-11-25', number: '7' }] })
  await run('2026-12-04T23:50:00+02:00')
  expect(await titles('?number=7')).toHaveLength(1)
  await run('2026-12-05T00:00:00+02:00')
  expect(await titles('?q=casatorie')).toEqual([])
  const [gone] = (await found('?number=7')).data
  expect(gone).toMatchObject({
    title: '',
    erased: true,
    files: [],
    withdrawal: 'expired',
    withdrawn_on: '2026-12-05',
  })
  expect(await actions(ahead.id)).toEqual(['created', 'file_added', 'scheduled', 'published', 'erased'])
  const traces = await t.asSuperuser<{ text: string }>(
    `select payload as text from audit_payloads where institution_id = $1
     union all select words::text from gazette_entries where institution_id = $1 and id = $2
     union all select body from gazette_files where institution_id = $1 and entry_id = $2`,
    [institutionId, ahead.id],
  )
  expect(traces.filter(({ text }) => /c[aă]s[aă]torie|Pop/i.test(text))).toEqual([])
})

it('erases what has stood its days though it was withdrawn before, whose day and reason the public goes on reading', async () => {
  const wrong = await publish({
    category_id: heading('f.7'),
    number: '71',
    title: 'Căsătoria Grigore și Lup',
  })
  const mention = { withdrawal: 'mistake', withdraw_reason: 'Nume scris greșit' }
  await made('/api/gazette_entry/withdraw', {
    ...{ id: wrong.id, withdrawal: 'mistake', reason: mention.withdraw_reason },
  })
  const file = `/api/public_gazette/file/${wrong.files[0]!.id}`
  await run('2026-11-29T23:50:00+02:00')
  expect((await found('?number=71')).data).toMatchObject([{ title: wrong.title, erased: false, ...mention }])
  expect((await guest.get(file)).status).toBe(200)
  await run('2026-11-30T00:00:00+02:00')
  expect((await found('?number=71')).data).toMatchObject([
    { title: '', erased: true, files: [], withdrawn_on: '2026-11-20', ...mention },
  ])
  expect([(await guest.get(file)).status, await titles('?q=grigore')]).toEqual([404, []])
  await run('2026-12-01T00:00:00+02:00')
  expect(await actions(wrong.id)).toEqual(['created', 'file_added', 'published', 'withdrawn', 'erased'])
})

it('withdraws for personal data for good, and republishes without them, with links both ways', async () => {
  const first = await publish({ number: '9', title: 'Ajutor pentru Vasile Pop' }, ['Vasile Pop'])
  const fileId = first.files[0]!.id
  const withdrawn = await made('/api/gazette_entry/withdraw', {
    id: first.id,
    withdrawal: 'personal_data',
    reason: 'Republicat anonimizat',
  })
  expect(withdrawn).toMatchObject({
    erased: true,
    title: '',
    files: [],
    can: { withdraw: false, correct: true },
  })
  expect((await guest.get(`/api/public_gazette/file/${fileId}`)).status).toBe(404)
  expect(await titles('?q=vasile')).toEqual([])
  const again = await draft({ number: '9', title: 'Ajutor de urgență', corrects_id: first.id })
  const twice = await maria.post<Failure>('/api/gazette_entry/add', {
    category_id: heading('c.1'),
    title: 'x',
    corrects_id: first.id,
  })
  expect(twice.body.code).toBe('GAZETTE_CORRECTED')
  const get = async (id: number) => (await guest.get<PublicEntry>(`/api/public_gazette/get/${id}`)).body
  expect((await get(first.id)).corrected_by).toBeNull()
  await made('/api/gazette_entry/submit', { id: again.id, checked: again.check.mark })
  expect(await get(first.id)).toMatchObject({ corrected_by: { id: again.id }, number: '9', title: '' })
  expect(await get(again.id)).toMatchObject({ corrects: { id: first.id } })
})

it('withdraws by mistake with a mention, and what was public is never deleted', async () => {
  const { id } = await publish({ number: '10', title: 'Publicat greșit' })
  await made('/api/gazette_entry/withdraw', { id, withdrawal: 'mistake', reason: 'Act neadoptat' })
  expect((await found('?number=10')).data).toMatchObject([
    { title: 'Publicat greșit', withdrawal: 'mistake', withdraw_reason: 'Act neadoptat', erased: false },
  ])
  expect((await maria.post('/api/gazette_entry/discard', { id })).status).toBe(409)
  await expect(t.asSuperuser('delete from gazette_entries where id = $1', [id])).rejects.toThrow(
    'not deleted',
  )
})

it('never shows a draft, nor what waits for its day, to anybody outside', async () => {
  const hidden = [await draft({ number: '77', title: 'Ascuns' })]
  hidden.push(await publish({ number: '77', title: 'Ascuns', publish_on: '2027-01-01' }))
  for (const { id, files } of hidden) {
    expect((await guest.get(`/api/public_gazette/get/${id}`)).status).toBe(404)
    expect((await guest.get(`/api/public_gazette/file/${files[0]!.id}`)).status).toBe(404)
    expect((await guest.get(`/monitor-oficial/${heading('c.1')}/${id}`)).status).toBe(404)
  }
  expect(await titles('?q=ascuns')).toEqual([])
  for (const path of ['/monitor-oficial/flux.xml', '/monitor-oficial', '/sitemap/monitor-oficial-1.xml']) {
    const { body } = await guest.get<string>(path)
    expect(hidden.filter(({ id }) => body.includes(`/${id}<`) || body.includes('Ascuns'))).toEqual([])
  }
})

it('refuses what cannot be published, by its field or in a sentence', async () => {
  const empty = await draft({ number: '78' }, [])
  const send = (call: string, body: object) => maria.post<Failure>(call, body)
  expect(
    (await send('/api/gazette_entry/submit', { id: empty.id, checked: empty.check.mark })).body.code,
  ).toBe('GAZETTE_NO_FILE')
  const note = await maria.upload<{ id: number }>('nota.txt', Buffer.from('Notă\n'))
  const kind = await send('/api/gazette_entry/add_files', { id: empty.id, upload_ids: [note.body.id] })
  expect([kind.status, kind.body.code]).toEqual([422, 'GAZETTE_FILE_KIND'])
  const foreign = await secretar.upload<{ id: number }>('nota.txt', Buffer.from('Notă\n'))
  const others = await send('/api/gazette_entry/add_files', { id: empty.id, upload_ids: [foreign.body.id] })
  expect(Object.keys(others.body.errors ?? {})).toEqual(['upload_ids'])
  const pdf = await maria.upload<{ id: number }>('act.pdf', pdfOf(['Act']))
  const added = await made('/api/gazette_entry/add_files', { id: empty.id, upload_ids: [pdf.body.id] })
  const drop = { id: empty.id, file_id: added.files[0]!.id }
  expect((await made('/api/gazette_entry/drop_file', drop)).files).toEqual([])
  expect((await send('/api/gazette_entry/drop_file', drop)).status).toBe(404)
  expect((await send('/api/gazette_entry/discard', { id: empty.id })).status).toBe(200)
  expect((await maria.get(`/api/gazette_entry/get/${empty.id}`)).status).toBe(404)
})

it('declares what was published when, as a PDF', async () => {
  const { status, headers, raw } = await maria.get(
    '/api/gazette_entry/declaration?from=2026-11-01&to=2026-11-30',
  )
  expect([status, headers['content-type'], raw.subarray(0, 4).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF',
  ])
})
