import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { complaintOffice } from '../../../../test/complaints/complaint-office.ts'
import { anIssuer } from '../../../../test/offices/factories.ts'
import { aPerson } from '../../../../test/offices/person.ts'

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
