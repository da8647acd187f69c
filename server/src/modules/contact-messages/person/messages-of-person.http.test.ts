import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { complaintOffice } from '../../../../test/complaints/complaint-office.ts'
import { anIssuer } from '../../../../test/offices/factories.ts'

const t = await testApp()

it('what a person wrote goes with their erasure, and its files; what others wrote stays', async () => {
  const { institutionId, place, admin } = await complaintOffice(t)
  const written = async (email: string, message: string) => {
    const [row] = await t.asSuperuser<{ id: string }>(
      `insert into contact_messages (institution_id, category, subject, message, email, language, sent_at, received_at)
       values ($1, 'question', 'Programul', $2, $3, 'ro', now(), now()) returning id`,
      [institutionId, message, email],
    )
    const id = Number(row!.id)
    await t.asSuperuser(
      `insert into contact_message_files (institution_id, message_id, name, mime, kind, size, sha256)
       values ($1, $2, 'poza.png', 'image/png', 'image', 3, repeat('a', 64))`,
      [institutionId, id],
    )
    return id
  }
  const email = 'Ileana.Sanziana@cetateni.example'
  await written(email, 'Lucrați și sâmbăta?')
  const other = await written('altul@cetateni.example', 'Unde plătesc?')
  const issuerId = await anIssuer(place, { name: 'Sânziana I.', email: email.toLowerCase() })
  const { version } = (await admin.get<Issuer>(`/api/issuer/get/${issuerId}`)).body
  const erased = await admin.post<object>('/api/issuer/erase', { id: issuerId, reason: 'La cerere', version })
  expect(erased.status, JSON.stringify(erased.body)).toBe(200)
  const left = await t.asSuperuser(
    `select m.id::int, (select count(*)::int from contact_message_files f where f.institution_id = m.institution_id) as files
       from contact_messages m where m.institution_id = $1`,
    [institutionId],
  )
  expect(left).toEqual([{ id: other, files: 1 }])
})
