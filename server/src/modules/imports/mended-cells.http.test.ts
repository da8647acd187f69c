import type { ImportFinding } from '@hdoc/contract/imports/import-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { importOffice } from '../../../test/imports/import-office.ts'
import { removeFiles } from '../../../test/imports/remove-files.ts'

const t = await testApp()

const list = [
  'Denumire;CUI/CNP;Telefon',
  'Moara Exemplu SRL;9902000009;0722000111',
  'Brutăria SRL;9902000018;',
  ';;0722000112',
  'Popescu Ștefan;1900101410012;',
  'Moara Exemplu SRL;9902000009;',
].join('\n')

const errors = async (o: Awaited<ReturnType<typeof importOffice>>, id: number) =>
  (await o.adela.get<{ data: ImportFinding[] }>(`/api/import/findings/${id}`)).body.data
    .filter(({ level }) => level === 'error')
    .map(({ row, key, place }) => [row, key, place])

it('checks and imports cells that were written anew in the page, and keeps them no longer than the file', async () => {
  const o = await importOffice(t)
  const { id } = await o.checked(list)
  // What is about the whole row or was masked has no cell to be mended here.
  expect(await errors(o, id)).toEqual([
    [3, 'cui', 1],
    [4, 'required', 0],
    [5, 'cnp_checksum', null],
    [6, 'import_same_row', null],
  ])
  expect((await o.check(id, { mended: { 3: { 1: '' }, 4: { 0: '=1+1' } } })).status).toBe(200)
  expect(await errors(o, id)).toEqual([
    [4, 'import_formula', 0],
    [5, 'cnp_checksum', null],
    [6, 'import_same_row', null],
  ])
  // A mended row is compared with the others like any other.
  expect((await o.check(id, { mended: { 3: { 1: '' }, 4: { 0: 'Moara', 1: '9902000009' } } })).status).toBe(
    200,
  )
  const again = (await errors(o, id)).find(([row]) => row === 4)
  expect(again).toEqual([4, 'import_same_row', null])
  const mended = { 3: { 1: '' }, 4: { 0: '=1+1' }, 6: { 1: '', 0: 'Moara Nouă SRL' } }
  expect((await o.check(id, { mended })).status).toBe(200)
  const checked = await o.detail(id)
  expect(checked).toMatchObject({ mapping: { mended }, counts: { rows: 5, good: 3, bad: 2 } })

  expect(await o.run(id)).toMatchObject({ state: 'done', counts: { made: 3, bad: 2 } })
  const made = await t.asSuperuser<{ name: string; cui: string }>(
    `select name, cui from issuers where institution_id = $1 and name <> 'Popescu Ion' order by id`,
    [o.i],
  )
  expect(made).toEqual([
    { name: 'Moara Exemplu SRL', cui: '9902000009' },
    { name: 'Brutăria SRL', cui: '' },
    { name: 'Moara Nouă SRL', cui: '' },
  ])
  // Refused rows leave as they are now: a table begun by a formula is written as text.
  const refused = await o.refused(id)
  expect(refused[1]).toMatch(/^'=1\+1;;0722000112;/)
  expect(refused[2]).toContain('Popescu Ștefan;1900101410012;')

  await removeFiles(t, '2027-02-01T00:00:00Z')
  expect((await o.detail(id)).mapping.mended).toBeUndefined()
})

it('refuses a CNP, a column that is not there, and more rows than are mended by hand', async () => {
  const o = await importOffice(t)
  const { id } = await o.checked(list)
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [String(n + 2), { 0: 'x' }]))
  for (const [mended, said] of [
    [{ 5: { 1: '1900101410011' } }, 'Un CNP nu se scrie aici'],
    [{ 5: { 7: 'x' } }, 'mapping'],
    [many, 'cel mult 200 de rânduri'],
  ] as const) {
    const { status, body } = await o.check(id, { mended })
    expect([status, body.code]).toEqual([422, 'VALIDATION'])
    expect(JSON.stringify(body.errors)).toContain(said)
    const { mapping, state } = await o.detail(id)
    expect([state, mapping.mended]).toEqual(['checked', undefined])
  }
})
