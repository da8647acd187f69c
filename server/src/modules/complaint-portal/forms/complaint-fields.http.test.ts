import type { OfferedType } from '@hdoc/contract/complaints/public-complaints.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { BuiltForm, OfferedForm } from '@hdoc/contract/online-forms/online-form-calls.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { citizenOf } from '../../../../test/complaints/citizen.ts'
import { complaintOffice } from '../../../../test/complaints/complaint-office.ts'
import { tablesHolding } from '../../../../test/database/every-cell.ts'
import { anIssuer } from '../../../../test/offices/factories.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { handle as eraseSends } from '../../public-forms/erase/erase-sends.handler.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now: NOW, limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 } })
const box = await mailbox(t)
const CNP = '1800101221144'
const MASKED = '1******1144'
type Saved = Failure & { data: BuiltForm }

const plate = {
  key: 'numar',
  kind: 'text',
  label: 'Numărul de înmatriculare',
  max_length: 20,
  required: true,
}
const since = {
  ...{ key: 'de_cand', kind: 'choice', label: 'De când stă acolo?', required: true },
  options: [
    { key: 'zile', label: 'De zile' },
    { key: 'luni', label: 'De luni' },
  ],
}
const owner = {
  ...{ key: 'cnp', kind: 'cnp', label: 'CNP-ul proprietarului, dacă îl știți' },
  shown_when: { field: 'de_cand', values: ['luni'] },
}
const fieldsOf = (...fields: object[]) => ({ sections: [{ key: 'vehicul', title: 'Vehiculul', fields }] })
const definition = fieldsOf(plate, since, owner)
const answers = { numar: 'PH 12 ABC', de_cand: 'luni', cnp: CNP }

/** A town hall one of whose types asks for a plate, since when it stands, and whose it is. */
async function town() {
  t.clock.set(NOW)
  const office = await complaintOffice(t)
  const { host, admin, typeId } = office
  const save = (version: number, change: object = definition) =>
    admin.post<Saved>('/api/complaint_fields/save', { type_id: typeId, version, definition: change })
  const offered = async () =>
    (await t.browser(host).get<OfferedForm>(`/api/complaint_fields/offered/${typeId}`)).body
  const citizen = () => citizenOf(t, box, { host, typeId })
  return { ...office, save, offered, citizen }
}

it('is built by who administers, without fields for files; its versions stay, and no other institution has it', async () => {
  const { save, offered, officer, typeId, host, admin } = await town()
  const body = { type_id: typeId, version: 0, definition }
  for (const answer of [
    await officer.get<Failure>(`/api/complaint_fields/get/${typeId}`),
    await officer.post<Failure>('/api/complaint_fields/save', body),
  ])
    expect([answer.status, answer.body.missing]).toEqual([403, 'client.admin'])
  const types = async () => (await t.browser(host).get<OfferedType[]>('/api/portal_complaint/types')).body
  expect([(await offered()).form_id, (await types())[0]?.fills]).toEqual([null, false])
  const file = { key: 'acte', kind: 'file', label: 'Acte' }
  expect((await save(0, fieldsOf(plate, file))).body.errors).toEqual({
    'definition.sections.0.fields.1.kind': [
      'Formularul unui tip de sesizare nu are câmpuri pentru fișiere; fotografiile se cer separat.',
    ],
  })
  expect((await save(0)).body.data).toMatchObject({
    ...{ owner: 'complaint_type', type_name: 'Drumuri, gropi', is_asked: true, version: 1 },
    ...{ saved_by: 'Ada Administrator', can: { edit: true } },
  })
  expect([(await offered()).form_id, (await types())[0]?.fills]).toEqual([expect.any(Number), true])
  const both = await Promise.all([save(1, fieldsOf(plate)), save(1, fieldsOf(since))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await admin.get<BuiltForm>(`/api/complaint_fields/get/${typeId}`)).body.version).toBe(2)
  const other = await town()
  expect((await other.save(0)).status).toBe(200)
  expect((await t.browser(other.host).get(`/api/complaint_fields/offered/${typeId}`)).status).toBe(404)
  // A type that is not active is not there for the public.
  await admin.post('/api/complaint_type/update', { id: typeId, values: { active: false } })
  expect((await t.browser(host).get(`/api/complaint_fields/offered/${typeId}`)).status).toBe(404)
})

it('is asked, checked by the form that was opened, told masked, kept with the CNP sealed, and shown to staff only', async () => {
  const { save, offered, citizen, show, institutionId, host, admin } = await town()
  await save(0)
  const { form_id } = await offered()
  const ana = citizen()
  expect((await ana.send()).body.errors).toHaveProperty('form_id')
  const wrong = await ana.send({ form_id, answers: { numar: '', de_cand: 'ani', strain: 'x' } })
  expect(Object.keys(wrong.body.errors ?? {}).toSorted()).toEqual([
    ...['answers.de_cand', 'answers.numar', 'answers.strain'],
  ])
  // The type asks for something else while she writes: what she opened is taken for a day.
  await save(1, fieldsOf(since))
  const sent = await ana.send({ form_id, answers })
  expect(sent.body.data.lines.slice(-3)).toEqual([
    { label: 'Numărul de înmatriculare', value: 'PH 12 ABC' },
    { label: 'De când stă acolo?', value: 'De luni' },
    { label: 'CNP-ul proprietarului, dacă îl știți', value: MASKED },
  ])
  expect(await tablesHolding(t, CNP)).toEqual([])
  const { token } = await ana.secrets()
  await Promise.all([ana.confirm(token), ana.confirm(token)])
  const [row] = await t.asSuperuser<{ id: number; answers_id: number }>(
    'select id::int, answers_id::int from complaints where institution_id = $1',
    [institutionId],
  )
  const kept = await t.asSuperuser('select 1 from form_answers where institution_id = $1', [institutionId])
  expect([kept.length, await tablesHolding(t, CNP)]).toEqual([1, []])
  const shown = await show(row?.id ?? 0)
  expect(shown.form).toEqual([
    {
      title: 'Vehiculul',
      lines: [
        { label: plate.label, value: 'PH 12 ABC', ticked: null },
        { label: since.label, value: 'De luni', ticked: null },
        { label: owner.label, value: MASKED, ticked: null },
      ],
    },
  ])
  const mails = (await box.settled(ana.email)).map(({ text }) => text ?? '').join()
  expect([mails.includes('PH 12 ABC'), mails.includes(CNP)]).toEqual([true, false])
  // Neither list, map nor export has it.
  for (const path of [
    'list',
    'map?south=-90000000&west=-180000000&north=90000000&east=180000000&zoom=20',
    'export/csv',
  ])
    expect((await admin.get(`/api/complaint/${path}`)).raw.toString()).not.toContain('PH 12 ABC')
  expect((await ana.own(await ana.ownSecret())).raw.toString()).not.toContain('PH 12 ABC')
  // A day later the form of before is refused in words.
  t.clock.advance(25 * 3_600_000)
  const late = await citizenOf(t, box, { host, typeId: shown.type.id }).send({ form_id, answers })
  expect(late.body.errors?.form_id?.[0]).toContain('Formularul a fost schimbat')
})

it('is asked at the counter too; goes to its person who asks what is kept; unconfirmed, it is erased', async () => {
  const { save, offered, clerk, admin, place, typeId, citizen, institutionId } = await town()
  await save(0)
  const { form_id } = await offered()
  const said = {
    ...{ type_id: typeId, origin: 'phone', description: 'O mașină', street: 'Strada Teilor', name: 'Ion' },
  }
  const add = (more: object) =>
    clerk.post<Failure & { data: { id: number; form: unknown[] } }>('/api/complaint/add', {
      ...said,
      ...more,
    })
  expect((await add({})).body.errors).toHaveProperty('form_id')
  expect((await add({ form_id, answers: { numar: 'PH 1' } })).body.errors).toHaveProperty('answers.de_cand')
  const made = (await add({ form_id, answers })).body.data
  expect(made.form).toHaveLength(1)

  const issuerId = await anIssuer(place, { name: 'Ion' })
  await t.asSuperuser(
    `update documents set issuer_id = $2 where institution_id = $1 and id = (select document_id from complaints where institution_id = $1 and id = $3)`,
    [institutionId, issuerId, made.id],
  )
  const data = await admin.get<{ others: { what: string; about: string }[] }>(
    `/api/issuer/data/${issuerId}/json`,
  )
  expect(data.body.others).toEqual([
    expect.objectContaining({ what: 'Sesizare', about: expect.stringContaining(`${owner.label}: ${CNP}`) }),
  ])

  await citizen().send({ form_id, answers: { ...answers, numar: 'PH 99 UIT' } })
  expect(await tablesHolding(t, 'PH 99 UIT')).toEqual([expect.stringContaining('public_sends')])
  t.clock.advance(8 * 86_400_000)
  await eraseSends(await workerServices(t))
  expect(await tablesHolding(t, 'PH 99 UIT')).toEqual([])
})
