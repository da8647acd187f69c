import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('an older paper is where its register keeps originals, everywhere, until it is handed over', async () => {
  const { papers, place, document, sign, call, made, damage, legal, urbanism, ...office } =
    await transferOffice(t)
  const { institutionId, host, registerId } = office
  const [paper, other] = await papers(2)
  const { id: electronic } = await office.paper({ physical_form: 'electronic' })
  // As it was registered before places were kept.
  await t.asSuperuser(
    'update documents set on_paper = null, desk_group_id = null, paper_group_id = null where institution_id = $1 and id <> $2',
    [institutionId, other],
  )
  expect(await place(paper!)).toMatchObject({ on_paper: true, holder: null, since: null })
  await aPerson(t.database, institutionId, 'administrator', { isAdmin: true })
  const admin = t.browser(host)
  await admin.signIn('administrator')
  const keep = (holder_group_id: number | null) =>
    admin.post<Failure & { data: Register }>('/api/register/update', {
      id: registerId,
      values: { holder_group_id },
    })
  expect((await keep(999_999)).body.errors).toHaveProperty('holder_group_id')
  expect((await keep(legal)).body.data).toMatchObject({
    holder_group_id: legal,
    holder_group_name: 'Juridic',
  })
  expect(await place(paper!)).toMatchObject({ on_paper: true, holder: { name: 'Juridic' }, since: null })
  expect((await place(other!)).holder?.name).toBe('Registratură')
  expect(await place(electronic)).toMatchObject({ on_paper: false, holder: null })
  expect((await document(paper!)).body.paper?.name).toBe('Juridic')
  const { body } = await (await sign('gina')).get<ListAnswer<DocumentListRow>>('/api/document/list/20')
  expect(body.data.map((row) => [row.id, row.paper?.name ?? null])).toEqual(
    expect.arrayContaining([
      [paper, 'Juridic'],
      [other, 'Registratură'],
      [electronic, null],
    ]),
  )
  const wish = { to_group_id: urbanism, document_ids: [paper] }
  const draft = await made('gina', '/api/transfer/add', wish)
  expect(draft.rows[0]?.why).toMatchObject({ code: 'other_department', detail: 'Juridic' })
  expect((await call('gina', '/api/transfer/send', { id: draft.id })).body.code).toBe('SHEET_EMPTY')
  const own = await made('calin', '/api/transfer/add', wish)
  const sheet = await made('calin', '/api/transfer/send', { id: own.id })
  await made('ana', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
  await keep(null)
  expect((await place(paper!)).holder?.name).toBe('Urbanism')
  expect(await damage()).toEqual([])
})
