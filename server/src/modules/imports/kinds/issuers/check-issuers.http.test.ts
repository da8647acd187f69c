import { IMPORT_BATCH } from '@hdoc/contract/imports/import-states.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import { importOffice } from '../../../../../test/imports/import-office.ts'
import { registerPapers } from '../../../../../test/offices/office.ts'
import { issuerKind } from './issuer-kind.ts'

const t = await testApp()
const head = 'Denumire;CUI;Registrul comerțului;Telefon'
/** Rows that belong to nobody known, so that what follows them stands in the next batch. */
const batch = Array.from({ length: IMPORT_BATCH - 1 }, (_, n) => `Persoana ${n};;;07220${10_000 + n}`)

const stored = (i: number, name: string) =>
  t.asSuperuser<{ phone: string; onrc: string }>(
    'select phone, onrc from issuers where institution_id = $1 and name = $2 order by id',
    [i, name],
  )

it('changes a known issuer by one row of a file, in the check and in the import, and takes it back', async () => {
  const o = await importOffice(t)
  await o.run((await o.checked(`${head}\nMoara SRL;9902000009;;0722000111`)).id)
  const mapping = { duplicates: 'update' as const, options: { join_alike: '1' } }
  const same = (row: string) => `Moara SRL;${row}`
  // The first two stand in one batch, the last one in the next.
  const file = [
    head,
    same('9902000009;;0722000222'),
    same(';J29/1/2020;0722000333'),
    ...batch.slice(1),
    same(';;0722000444'),
  ].join('\n')
  const checked = await o.checked(file, { mapping })
  const refused = async () =>
    (await o.findings(checked.id)).flatMap(({ row, key, text }) =>
      key === 'import_same_row' ? [[row, text]] : [],
    )
  const told = [
    [3, 'Același lucru stă și la rândul 2.'],
    [IMPORT_BATCH + 2, 'Același lucru stă și la rândul 2.'],
  ]
  expect(await refused()).toEqual(told)
  expect(checked.counts).toMatchObject({ update: 1, bad: 2 })
  expect((await o.run(checked.id)).counts).toMatchObject({ update: 1, bad: 2 })
  expect(await refused()).toEqual(told)
  expect(await stored(o.i, 'Moara SRL')).toEqual([{ phone: '+40722000222', onrc: '' }])
  expect((await o.adela.post('/api/import/undo', { id: checked.id })).status).toBe(200)
  await o.work(checked.id)
  expect(await o.detail(checked.id)).toMatchObject({ state: 'undone' })
  expect(await stored(o.i, 'Moara SRL')).toEqual([{ phone: '+40722000111', onrc: '' }])
})

it('lets a row that says what is known already go before one that changes it', async () => {
  const o = await importOffice(t)
  await o.run((await o.checked(`${head}\nMoara SRL;9902000009;;0722000111`)).id)
  const mapping = { duplicates: 'update' as const, options: { join_alike: '1' } }
  const file = [head, 'Moara SRL;9902000009;;0722000111', 'Moara SRL;;;0722000222'].join('\n')
  const checked = await o.checked(file, { mapping })
  expect(checked.counts).toMatchObject({ update: 1, skip: 1, bad: 0 })
  expect((await o.run(checked.id)).counts).toMatchObject({ update: 1, skip: 1, bad: 0 })
  expect(await stored(o.i, 'Moara SRL')).toEqual([{ phone: '+40722000222', onrc: '' }])
})

it('makes of two rows of one name two issuers, also where the second stands in the next batch', async () => {
  const o = await importOffice(t)
  const mapping = { options: { join_alike: '1' } }
  const file = [head, 'Popa Dan;;;0722000111', ...batch, 'Popa Dan;;;0722000222'].join('\n')
  const checked = await o.checked(file, { mapping })
  expect(checked.counts).toMatchObject({ new: IMPORT_BATCH + 1, skip: 0 })
  expect((await o.run(checked.id)).counts).toMatchObject({ new: IMPORT_BATCH + 1, skip: 0 })
  expect(await stored(o.i, 'Popa Dan')).toHaveLength(2)
})

it('lets papers of an issuer be registered while it holds the issuer', async () => {
  const o = await importOffice(t)
  const made = { row: 2, subject: 'issuers', id: o.office.issuerId, step: 'update' as const }
  const numbers = await t.worker.inInstitution(o.i, async (db) => {
    await issuerKind.lock?.(db, [made])
    return registerPapers(t.database, o.office, 1)
  })
  expect(numbers).toHaveLength(1)
})
