import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { anIssuer } from '../../../../test/offices/factories.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { giveForm } from '../../../../test/submissions/give-form.ts'
import { submissionTown } from '../../../../test/submissions/submission-town.ts'
import { handle as eraseOutlived } from '../erase/jobs/erase-outlived.handler.ts'

const t = await testApp({ limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 } })
const box = await mailbox(t)
const CNP = '1800101221144'
const DAY_MS = 86_400_000
type Others = { others: { what: string; about: string }[] }

const field = (more: object) => ({ help: '', shown_when: null, required: true, ...more })
const definition = {
  sections: [
    {
      ...{ key: 'imobil', title: 'Imobilul', help: '', shown_when: null },
      fields: [
        field({ key: 'strada', kind: 'text', label: 'Strada', max_length: 100 }),
        field({ key: 'cnp', kind: 'cnp', label: 'CNP' }),
      ],
    },
  ],
}

/** Everything that is stored of what was handed in, as one text. */
const storedOf = async (institutionId: number): Promise<string> => {
  const rows = await t.asSuperuser(
    `select to_jsonb(s)::text from submissions s where institution_id = $1
     union all select to_jsonb(r)::text from submission_requests r where institution_id = $1
     union all select to_jsonb(a)::text from form_answers a where institution_id = $1
     union all select to_jsonb(c)::text from form_answer_cnps c where institution_id = $1
     union all select to_jsonb(f)::text from files f where institution_id = $1 and document_id is null
     union all select p.payload from audit_payloads p join audit_entries e on e.institution_id = p.institution_id and e.id = p.entry_id
                where p.institution_id = $1 and e.subject_type = 'submission'`,
    [institutionId],
  )
  return JSON.stringify(rows)
}

it('goes to its person who asks what is kept, by address or CNP, and is emptied with their erasure once it is decided on', async () => {
  const town = await submissionTown(t, box)
  const { institutionId, place } = town
  await aPerson(t.database, institutionId, 'dpo', { isAdmin: true })
  await aPerson(t.database, institutionId, 'gdpr', { permissions: ['issuer.erase'] })
  const [admin, few] = [await town.signed('dpo'), await town.signed('gdpr')]
  const person = town.citizen('Ileana Cosânzeana')
  const byAddress = await person.handIn()
  const waiting = await person.handIn({ subject: 'Încă nedecis' })
  const form_id = await giveForm(t, { institutionId, typeId: town.byClerk, definition })
  const byCnp = await town
    .citizen('Altă Adresă')
    .handIn({ form_id, answers: { strada: 'Mălinului', cnp: CNP } })
  const asked = await town.done('/api/submission/ask', { id: byCnp.id, message: 'Lipsește planul Ileanei.' })
  for (const id of [byAddress.id, asked.id])
    await town.done('/api/submission/reject', { id, reason: 'illegible', comment: 'Nu se vede Teilor 7.' })
  await box.settled()
  const issuerId = await anIssuer(place, { name: 'Cosânzeana I.', email: person.email, cnp: CNP })

  const dataFor = async (browser: typeof admin) =>
    (await browser.get<Others>(`/api/issuer/data/${issuerId}/json`)).body.others
  const told = await dataFor(admin)
  expect(told.map(({ what }) => what)).toEqual(Array(3).fill('Document depus pe portal'))
  const all = told.map(({ about }) => about).join('\n')
  for (const part of [
    'Vă rog o copie',
    'Încă nedecis',
    'Teilor',
    person.email,
    'Strada: Mălinului',
    `CNP: ${CNP}`,
  ])
    expect(all).toContain(part)
  expect((await dataFor(few)).map(({ about }) => about)).toEqual(['', '', ''])

  const { version } = (await admin.get<Issuer>(`/api/issuer/get/${issuerId}`)).body
  const erased = await admin.post<Failure>('/api/issuer/erase', {
    id: issuerId,
    reason: 'La cerere',
    version,
  })
  expect(erased.status, JSON.stringify(erased.body)).toBe(200)
  const left = await storedOf(institutionId)
  expect(left).toContain('Încă nedecis')
  for (const part of ['Mălinului', 'Altă Adresă', 'Ileanei', 'Nu se vede', 'cnp_sealed', 'formular.pdf'])
    expect(left, part).not.toContain(part)
  expect((await town.show(waiting.id)).name).toBe('Ileana Cosânzeana')
  const emptied = await town.show(byCnp.id)
  expect(emptied).toMatchObject({ name: 'Date șterse', status: 'rejected', email: '', sent: [], form: [] })
  expect([emptied.reason, emptied.erased_at === null]).toEqual(['illegible', false])
  expect(emptied.who).toMatchObject({ name: 'Date șterse', street: '', phone: '' })
})

it('is emptied a year after it was rejected or closed; what waits or was registered stays', async () => {
  const town = await submissionTown(t, box)
  const ids: number[] = []
  for (const name of ['Ana', 'Barbu', 'Călin', 'Dana']) ids.push((await town.citizen(name).handIn()).id)
  const [rejected = 0, closed = 0, accepted = 0, waiting = 0] = ids
  await town.done('/api/submission/reject', { id: rejected, reason: 'test' })
  await town.done('/api/submission/close', { id: closed, comment: 'Retras la cerere.' })
  await town.done('/api/submission/accept', { id: accepted })
  await box.settled()
  const [file] = (await town.show(rejected)).sent
  const names = async () => Promise.all(ids.map(async (id) => (await town.show(id)).name))
  const night = async (days: number) => {
    t.clock.advance(days * DAY_MS)
    await eraseOutlived(await workerServices(t))
  }
  await night(364)
  expect(await names()).toEqual(['Ana', 'Barbu', 'Călin', 'Dana'])
  await night(2)
  await night(0)
  expect(await names()).toEqual(['Date șterse', 'Date șterse', 'Călin', 'Dana'])
  expect((await town.show(closed)).comment).toBe('')
  expect((await town.clerk.get(`/api/submission/file/${rejected}/${file?.id}`)).status).toBe(404)
  expect((await town.show(waiting)).sent).toHaveLength(1)
  const told = await town.clerk.get<{ action: string }[]>(`/api/submission/activity/${rejected}`)
  expect(told.body.map(({ action }) => action)).toEqual([
    'submission.erased',
    'submission.rejected',
    'submission.arrived',
  ])
})
