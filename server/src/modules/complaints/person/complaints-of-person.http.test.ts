import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { complaintOffice } from '../../../../test/complaints/complaint-office.ts'
import { anIssuer } from '../../../../test/offices/factories.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { keepAnswers } from '../../online-forms/index.ts'

const t = await testApp()
type Others = { others: { what: string; about: string }[] }

it('tells a person their complaints, those they support and their messages, of whoever has no entry there too', async () => {
  const { institutionId, place, admin, signed, confirm, support } = await complaintOffice(t)
  await aPerson(t.database, institutionId, 'putine', { permissions: ['issuer.erase'] })
  const email = 'Ileana.Sanziana@cetateni.example'
  await confirm({ name: 'Ileana Sânziana', email, description: 'Felinarul din colț e stins' })
  await confirm({ email: 'altul@cetateni.example', description: 'Bancă ruptă' })
  const [theirs] = await t.asSuperuser<{ id: string }>(
    `update complaints set status = 'in_progress' where institution_id = $1 and description = 'Bancă ruptă' returning id`,
    [institutionId],
  )
  await support(Number(theirs!.id), email.toLowerCase())
  await t.asSuperuser(
    `insert into contact_messages (institution_id, category, subject, message, email, language, sent_at, received_at)
     values ($1, 'question', 'Programul', 'Lucrați și sâmbăta?', $2, 'ro', now(), now())`,
    [institutionId, email],
  )
  const issuerId = await anIssuer(place, { name: 'Sânziana I.', email: email.toLowerCase() })

  const dataFor = async (browser: typeof admin) =>
    (await browser.get<Others>(`/api/issuer/data/${issuerId}/json`)).body.others
  const told = await dataFor(admin)
  expect(told.map(({ what }) => what).sort()).toEqual([
    'Mesaj de pe portal',
    'Sesizare',
    'Sesizare susținută',
  ])
  const all = told.map(({ about }) => about).join('\n')
  for (const part of ['Felinarul din colț e stins', 'Ileana Sânziana', 'Lucrați și sâmbăta?', email])
    expect(all).toContain(part)
  expect(all).not.toContain('Bancă ruptă')
  await t.asSuperuser('update documents set access_level = 3 where institution_id = $1', [institutionId])
  expect((await dataFor(await signed('putine'))).map(({ about }) => about)).toEqual(['', '', ''])
})

const CNP = '1800101221144'
const definition = {
  sections: [
    {
      ...{ key: 'cine', title: 'Cine', help: '', shown_when: null },
      fields: ['scara', 'cnp'].map((key) => ({
        ...{ key, label: key, help: '', shown_when: null, required: true },
        ...(key === 'cnp' ? { kind: 'cnp' } : { kind: 'text', max_length: 100 }),
      })),
    },
  ],
}

it('is emptied with the erasure of its person, found by address or CNP; number, type, place and state stay', async () => {
  const { institutionId, place, typeId, admin, confirm, support, show } = await complaintOffice(t)
  const email = 'Ileana.Sanziana@cetateni.example'
  const byAddress = await confirm({ name: 'Ileana Sânziana', email, description: 'Felinarul e stins' })
  const other = await confirm({ name: 'Altcineva', email: 'altul@cetateni.example' })
  const byCnp = await confirm({ name: 'Sora Ilenei', email: 'sora@cetateni.example', phone: '0733 123 456' })
  const [form] = await t.asSuperuser<{ id: number }>(
    `insert into online_forms (institution_id, complaint_type_id, version, definition, saved_at, saved_by_name)
     values ($1, $2, 1, $3, now(), 'Test') returning id::int`,
    [institutionId, typeId, JSON.stringify(definition)],
  )
  const answersId = await t.database.inInstitution(institutionId, (db) =>
    keepAnswers(db, t.settings, { formId: form!.id, answers: { scara: 'Scara Mălinului', cnp: CNP } }),
  )
  await t.asSuperuser('update complaints set answers_id = $2 where institution_id = $1 and id = $3', [
    ...[institutionId, answersId, byCnp.id],
  ])
  await t.asSuperuser(`update complaints set status = 'in_progress' where institution_id = $1 and id = $2`, [
    institutionId,
    other.id,
  ])
  await support(other.id, email.toLowerCase())
  const before = { ...(await show(byAddress.id)) }
  await t.asSuperuser(
    `insert into complaint_comments (institution_id, complaint_id, is_public, body, at, from_person, by_institution_id, by_name)
     select $1, c.id, true, w.body, now(), w.own, $1, w.name
       from complaints c, (values ('Stau la scara B', true, 'Ileana Sânziana'), ('Am trimis o echipă', false, 'Vasile')) w (body, own, name)
      where c.institution_id = $1 and c.id = any ($2)`,
    [institutionId, [byAddress.id, other.id]],
  )
  const issuerId = await anIssuer(place, { name: 'Sânziana I.', email: email.toLowerCase(), cnp: CNP })

  const { version } = (await admin.get<Issuer>(`/api/issuer/get/${issuerId}`)).body
  const erased = await admin.post<object>('/api/issuer/erase', { id: issuerId, reason: 'La cerere', version })
  expect(erased.status, JSON.stringify(erased.body)).toBe(200)
  const kept = await t.asSuperuser<object>(
    'select id::int, name, email, phone, answers_id from complaints where institution_id = $1 order by id',
    [institutionId],
  )
  const empty = { name: 'Date șterse', email: '', phone: '', answers_id: null }
  expect(kept).toEqual([
    { id: byAddress.id, ...empty },
    expect.objectContaining({ id: other.id, name: 'Altcineva', email: 'altul@cetateni.example' }),
    { id: byCnp.id, ...empty },
  ])
  expect(
    await t.asSuperuser(
      `select email from complaint_supporters where institution_id = $1
       union all select answers::text from form_answers where institution_id = $1
       union all select field from form_answer_cnps where institution_id = $1`,
      [institutionId],
    ),
  ).toEqual([{ email: '' }])
  const comments = await t.asSuperuser<{ said: string }>(
    `select complaint_id || ' ' || by_name || ': ' || body as said from complaint_comments where institution_id = $1
      order by complaint_id, from_person desc`,
    [institutionId],
  )
  expect(comments.map(({ said }) => said)).toEqual([
    `${byAddress.id} Date șterse: Date șterse`,
    `${byAddress.id} Vasile: Am trimis o echipă`,
    `${other.id} Ileana Sânziana: Stau la scara B`,
    `${other.id} Vasile: Am trimis o echipă`,
  ])
  const { number, type, street, status, description } = before
  expect(await show(byAddress.id)).toMatchObject({ number, type, street, status, description })
})
