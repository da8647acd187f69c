import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { citizenOf, type FormAnswer } from '../../../../test/complaints/citizen.ts'
import { complaintOffice } from '../../../../test/complaints/complaint-office.ts'
import { photoOf } from '../../../../test/files/photos.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { handle as registerWaiting } from '../../complaints/confirm/jobs/register-waiting.handler.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now: NOW, limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 } })
const box = await mailbox(t)

/** A town hall that takes complaints about roads, and who reports there. */
async function town(type: object = {}) {
  t.clock.set(NOW)
  const office = await complaintOffice(t)
  const { host, addType, institutionId } = office
  const typeId =
    Object.keys(type).length === 0 ? office.typeId : (await addType({ name: 'Alt drum', ...type })).id
  const citizen = () => citizenOf(t, box, { host, typeId })
  const rows = () =>
    t.asSuperuser<{ id: number; number: string; status: string; email: string }>(
      'select id::int, number, status, email from complaints where institution_id = $1 order by id',
      [institutionId],
    )
  return { ...office, typeId, citizen, rows }
}

it('becomes a complaint with a number once, when its link is confirmed; photos come without their place', async () => {
  const { citizen, rows, institutionId } = await town()
  const ileana = citizen()
  const key = await ileana.open()
  const photo = await photoOf('jpeg')
  const begun = await ileana.browser.step('POST', `/api/public_form/file?k=${key}`, photo, {
    'upload-length': String(photo.length),
    'upload-metadata': `filename ${Buffer.from('groapa.jpg').toString('base64')}`,
  })
  const file_id = Number(/part\/(\d+)/.exec(String(begun.headers.location))?.[1])
  expect((await ileana.browser.post('/api/public_form/finish_file', { key, file_id })).status).toBe(200)
  const sent = await ileana.send({}, key)
  expect(sent.body.data.lines).toEqual([
    { label: 'Tip', value: 'Drumuri, gropi' },
    { label: 'Unde', value: expect.stringContaining('Strada Teilor') },
    { label: 'Punct pe hartă', value: '45,0031; 26,0018' },
    { label: 'Ce s-a întâmplat', value: 'Groapă adâncă la marginea drumului.' },
    { label: 'Cine', value: 'Ileana Cosânzeana' },
  ])
  expect(await rows()).toEqual([])
  const { token } = await ileana.secrets()
  const answers = await Promise.all([ileana.confirm(token), ileana.confirm(token), ileana.confirm(token)])
  for (const { body } of answers)
    expect(body.data.result).toMatchObject({ number: 'S-0001', deadline_on: '2026-12-02' })
  expect((await rows()).map(({ number, status, email }) => [number, status, email])).toEqual([
    ['S-0001', 'open', ileana.email],
  ])
  const [file, ...others] = await t.asSuperuser<{
    name: string
    mime: string
    sha256: string
    attached: boolean
  }>(
    'select name, mime, sha256, document_id is not null as attached from files where institution_id = $1 and complaint_id is not null',
    [institutionId],
  )
  expect([file, others]).toMatchObject([{ name: 'groapa.webp', mime: 'image/webp', attached: true }, []])
  const tracked = await ileana.browser.get<{ number: string }>(
    `/api/tracking/get/${answers[0]?.body.data.result?.tracking_code}`,
  )
  expect([tracked.status, tracked.body.number]).toEqual([200, 'S-0001'])
  expect(tracked.raw.toString()).not.toContain('Cosânzeana')
  const stored = await sharp(await ofStore(file?.sha256 ?? '')).metadata()
  expect([stored.exif, stored.xmp]).toEqual([undefined, undefined])
})

const ofStore = async (sha256: string): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of await (await workerServices(t)).files.open(sha256)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

it('is told of once: its own mail brings the number, and the registry mails no receipt beside it', async () => {
  const { citizen, rows } = await town()
  const ileana = citizen()
  await ileana.confirmed()
  expect((await rows()).map(({ number }) => number)).toEqual(['S-0001'])
  const subjects = (await box.settled(ileana.email)).map(({ subject }) => subject.replace(/ – .*/, ''))
  expect(subjects).toEqual(['Confirmați sesizarea', 'Am primit sesizarea'])
})

it('names what is missing and a type or place that cannot be; the tick has the sentence of the specification', async () => {
  const { citizen, typeId } = await town({ area: 'localities', localities: ['Dealu Florilor'] })
  const { send, open, filing, browser } = citizen()
  const nowhere = await send({ lat: null, lng: null, street: '', description: ' ', name: '', terms: false })
  expect(nowhere.body.errors).toMatchObject({
    street: ['Acest câmp trebuie să fie completat.'],
    description: ['Acest câmp trebuie să fie completat.'],
    name: ['Acest câmp trebuie să fie completat.'],
    terms: ['Bifați că ați citit informarea privind prelucrarea datelor.'],
  })
  const elsewhere = await send({ locality: 'Altundeva' })
  expect([elsewhere.status, Object.keys(elsewhere.body.errors ?? {})]).toEqual([422, ['lat']])
  const early = await browser.post<FormAnswer>('/api/portal_complaint/send', filing(await open()))
  expect([early.status, early.body.code]).toEqual([429, 'PUBLIC_FORM_EARLY'])
  expect((await send({ type_id: typeId + 999 })).body.errors).toHaveProperty('type_id')
  expect((await send({ locality: 'dealu florilor' })).status).toBe(200)
})

it('is mailed again three times and to one corrected address, with what is left told', async () => {
  const { citizen } = await town()
  const ileana = citizen()
  const { key } = await ileana.send()
  const again = () => ileana.browser.post<FormAnswer>('/api/public_form/resend', { key })
  const first = await ileana.secrets()
  const left = []
  for (const _ of [1, 2, 3]) left.push((await again()).body.data.resends_left)
  expect(left).toEqual([2, 1, 0])
  expect((await again()).body).toMatchObject({
    code: 'PUBLIC_FORM_NO_RESENDS',
    message: 'Nu au mai rămas retrimiteri. Căutați e-mailul și printre mesajele nedorite (Spam).',
  })
  const failed = await ileana.confirm(first.token)
  expect([failed.status, failed.body.code]).toEqual([404, 'PUBLIC_FORM_UNKNOWN'])
  const right = `corect.${ileana.email}`
  const corrected = await ileana.browser.post<FormAnswer>('/api/public_form/correct', {
    key,
    email: right,
    email_confirmation: right,
  })
  expect(corrected.body.data).toMatchObject({ corrections_left: 0, resends_left: 0 })
  expect((await ileana.confirm((await ileana.secrets()).token)).status).toBe(404)
})

it('its page asks for the second secret, which staff never see; it is added to, answered and withdrawn there', async () => {
  const { citizen, rows, officer, done } = await town()
  const ileana = citizen()
  const { secret, mail } = await ileana.confirmed()
  expect(secret).toHaveLength(40)
  expect(mail?.attachments?.[0]?.mime).toBe('application/pdf')
  const [row] = await rows()
  const id = row?.id ?? 0
  expect((await ileana.own(secret)).body).toMatchObject({
    number: 'S-0001',
    type: 'Drumuri, gropi',
    status: { code: 'open' },
    messages: [],
    can: { withdraw: true, add: true },
  })
  expect((await ileana.own('a'.repeat(40))).body.code).toBe('PUBLIC_FORM_UNKNOWN')
  expect((await (await town()).citizen().own(secret)).body.code).toBe('PUBLIC_FORM_UNKNOWN')
  const text = 'S-a mărit după ploaie.'
  await Promise.all([ileana.add(secret, text), ileana.add(secret, text)])
  await done('/api/complaint/comment', { id, body: 'Numai pentru noi.', is_public: false })
  await done('/api/complaint/comment', { id, body: 'Venim luni.', is_public: true })
  const seen = await ileana.own(secret)
  expect(seen.body.messages.map((one) => [one.own, one.text])).toEqual([
    [true, text],
    [false, 'Venim luni.'],
  ])
  expect((await officer.get(`/api/complaint/get/${id}`)).raw.toString()).not.toContain(secret)
  const tapped = await Promise.all([ileana.withdraw(secret), ileana.withdraw(secret)])
  for (const { status, body } of tapped) expect([status, body.data.status.code]).toEqual([200, 'canceled'])
  const late = await ileana.browser.post<FormAnswer>('/api/portal_complaint/add_to_own', {
    k: secret,
    text: 'x',
  })
  expect([late.status, late.body.code]).toEqual([409, 'COMPLAINT_ENDED'])
  const traces = await t.asSuperuser(
    `select 1 from audit_entries where subject_type = 'complaint' and subject_id = $1 and action = 'complaint.withdrawn'`,
    [id],
  )
  expect(traces).toHaveLength(1)
  const mails = (await box.settled(ileana.email)).map((one) => one.text ?? '')
  const told = await t.asSuperuser<{ text_key: string }>(
    `select distinct text_key from notifications where subject_kind = 'complaint' and subject_id = $1 order by 1`,
    [id],
  )
  expect(told.map(({ text_key }) => text_key)).toEqual([
    'complaint_added_to',
    'complaint_arrived',
    'complaint_withdrawn',
  ])
  expect(mails.filter((one) => one.includes('a fost anulată'))).toHaveLength(1)
  expect(mails.join()).not.toContain('Răspunsul instituției')
})

it('is withdrawn or accepted, whichever was first; its answer is read on its page once it has ended', async () => {
  const { citizen, rows, done, act } = await town()
  const ileana = citizen()
  const { secret } = await ileana.confirmed()
  const [row] = await rows()
  const id = row?.id ?? 0
  const [accepted, withdrawn] = await Promise.all([
    act('/api/complaint/accept', { id }),
    ileana.browser.post<FormAnswer>('/api/portal_complaint/withdraw_own', { k: secret }),
  ])
  expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409])
  expect((accepted.status === 200 ? withdrawn : accepted).body.code).toBe('COMPLAINT_STATUS')
  if (accepted.status === 409) return
  expect((await ileana.own(secret)).body).toMatchObject({
    answer: '',
    can: { withdraw: false, add: true },
  })
  await done('/api/complaint/resolve', { id, resolution: 'Groapa a fost astupată.', reason: 'Gata' })
  expect((await ileana.own(secret)).body).toMatchObject({
    status: { code: 'resolved' },
    answer: 'Groapa a fost astupată.',
    can: { withdraw: false, add: false },
  })
})

it('its page has the files that were mailed to its person from its case, and no others', async () => {
  const { citizen, rows, done, institutionId } = await town()
  const ileana = citizen()
  const { secret } = await ileana.confirmed()
  const [row] = await rows()
  const { workcase, document } = await done('/api/complaint/accept', { id: row?.id ?? 0 })
  const { files } = await workerServices(t)
  const bytes = Buffer.from('%PDF-1.4 răspuns')
  const kept = await files.put(Readable.from([bytes]), { limitBytes: 1000 })
  const dispatch = async (email: string, status: string) => {
    const [file] = await t.asSuperuser<{ id: number }>(
      `with file as (
         insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, document_id)
         values ($1, 'raspuns.pdf', 'application/pdf', 'pdf', $2, $3, now(), 'x', $4) returning id),
       dispatch as (
         insert into dispatches (institution_id, case_id, document_id, status, method, ship_to, address, ship_on, email, resolution_text,
                                 prepared_at, prepared_by_institution_id, prepared_by_id, prepared_by_name, sent_on)
         select $1, $5, $4, $6, 'email', 'x', 'x', current_date, $7, 'x', now(), $1, min(id), 'x', case when $6 = 'sent' then current_date end
           from users where institution_id = $1 returning id)
       insert into dispatch_files (institution_id, dispatch_id, file_id, version, name, mime, size, sha256)
       select $1, dispatch.id, file.id, 1, 'raspuns.pdf', 'application/pdf', $2, $3 from file, dispatch returning file_id::int as id`,
      [institutionId, bytes.length, kept.sha256, document?.id, workcase?.id, status, email],
    )
    return file?.id ?? 0
  }
  const sent = await dispatch(ileana.email.toUpperCase(), 'sent')
  const others = [await dispatch('altcineva@test.example', 'sent'), await dispatch(ileana.email, 'prepared')]
  expect((await ileana.own(secret)).body.files).toEqual([
    { id: sent, name: 'raspuns.pdf', size: bytes.length },
  ])
  const load = (id: number, k = secret) => ileana.browser.get(`/api/portal_complaint/own_file/${id}?k=${k}`)
  const got = await load(sent)
  expect([got.raw, got.headers['content-disposition']]).toEqual([bytes, expect.stringMatching(/^attachment/)])
  for (const id of others) expect((await load(id)).status).toBe(404)
  expect((await load(sent, 'b'.repeat(40))).status).toBe(404)
})

it('outside hours waits for its number, which a mail brings with the link that shows its page', async () => {
  const { citizen, institutionId } = await town({ after_hours: true })
  await t.asSuperuser(
    `update institutions set opening_hours = '[{"days":[1,2,3,4,5],"from":"08:00","to":"16:00"}]' where id = $1`,
    [institutionId],
  )
  const ileana = citizen()
  t.clock.set('2026-11-21T20:00:00+02:00')
  const { result, secret } = await ileana.confirmed()
  expect([result?.number, result?.tracking_code, secret]).toEqual(['', '', ''])
  t.clock.set('2026-11-23T08:00:00+02:00')
  await registerWaiting(await workerServices(t))
  const mails = await box.settled(ileana.email)
  expect(mails.filter(({ subject }) => subject.includes('nr. S-0001: înregistrată'))).toHaveLength(1)
  expect((await ileana.own(await ileana.ownSecret())).body).toMatchObject({ number: 'S-0001' })
})

it('„Este aceasta” is confirmed by e-mail like every form, counted once, and only of what the public sees', async () => {
  const { citizen, rows, done, act, institutionId } = await town({ is_public: true })
  const ileana = citizen()
  await ileana.confirmed()
  const [row] = await rows()
  const id = row?.id ?? 0
  const neighbour = citizen()
  expect((await neighbour.join(id)).body.errors).toHaveProperty('complaint_id')
  await done('/api/complaint/accept', { id })
  // Without a photo that somebody approved the public sees nothing of it.
  expect((await neighbour.join(id)).body.errors).toHaveProperty('complaint_id')
  await t.asSuperuser(
    `with photo as (
       insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, complaint_id)
       values ($1, 'a.webp', 'image/webp', 'image', 1, repeat('a', 64), now(), 'x', $2), ($1, 'b.webp', 'image/webp', 'image', 1, repeat('b', 64), now(), 'x', $2)
       returning id)
     insert into complaint_photos (institution_id, complaint_id, file_id, shown_file_id, regions, at, by_name)
     select $1, $2, min(id), max(id), '[]', now(), 'x' from photo`,
    [institutionId, id],
  )
  const other = await neighbour.browser.post<FormAnswer>('/api/portal_complaint/support', {
    key: await neighbour.open('complaint'),
    ...{ complaint_id: id, email: neighbour.email, email_confirmation: neighbour.email, terms: true },
  })
  expect([other.status, other.body.code]).toEqual([409, 'PUBLIC_FORM_KEY'])
  const joined = await neighbour.join(id)
  expect(joined.body.data).toMatchObject({ kind: 'complaint_support', state: 'waiting' })
  expect(joined.body.data.lines).toEqual([{ label: 'Sesizarea', value: 'Alt drum, din 20.11.2026' }])
  const supporters = () =>
    t.asSuperuser('select 1 from complaint_supporters where institution_id = $1', [institutionId])
  expect(await supporters()).toEqual([])
  const { token } = await neighbour.secrets()
  const told = await neighbour.confirm(token)
  expect(told.body.data.result).toMatchObject({ number: '', tracking_code: '' })
  await neighbour.confirm(token)
  expect(await supporters()).toHaveLength(1)
  // Somebody whose mail lay too long learns what to do instead.
  const late = citizen()
  await late.join(id)
  await act('/api/complaint/resolve', { id, resolution: 'Gata', reason: 'Gata' })
  const refused = await late.confirm((await late.secrets()).token)
  expect([refused.status, refused.body.code]).toEqual([409, 'COMPLAINT_SUPPORT_OVER'])
  // Two mails that wait leave in either order.
  const mails = (await box.settled(neighbour.email)).map(({ text }) => text)
  expect(mails).toContainEqual(expect.stringContaining('a fost rezolvată'))
})

it('suggests the localities of the institution’s own commune', async () => {
  const { citizen, institutionId } = await town()
  await t.asSuperuser(
    `update institutions set county_name = 'Prahova', locality = 'Bărcănești' where id = $1`,
    [institutionId],
  )
  const { body } = await citizen().browser.get<{ localities: string[] }>('/api/portal_complaint/places?q=')
  expect(body.localities).toContain('Bărcănești')
  expect(body.localities).not.toContain('Ploiești')
})
