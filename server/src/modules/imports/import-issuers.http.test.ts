import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { importOffice, wholeDatabase } from '../../../test/imports/import-office.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp()

const list = [
  'Denumire;CUI/CNP;Telefon;Email;Judeţ;Localitate;Observaţii',
  'Moara Exemplu SRL;9902000009;0722000111;moara@exemplu.ro;;;',
  'Popescu Ştefan;1900101410011;;;;;vezi dosar 12',
  'Brutăria SRL;9902000018;;;;;',
  ';;0722000112;;;;',
  'Moara Exemplu SRL;9902000009;;;;;',
  '=HYPERLINK("http://x");;;;;;',
].join('\r\n')

const count = async (i: number) =>
  Number((await t.asSuperuser<{ n: string }>('select count(*) n from issuers where institution_id = $1', [i]))[0]?.n)

it('leads a file of issuers from its columns to its result, and back', async () => {
  const o = await importOffice(t)
  const before = await wholeDatabase(t, o.i)
  const checked = await o.checked(list)
  const field = (name: string) => checked.mapping.columns[String(checked.columns.findIndex((one) => one.name === name))]
  expect(checked).toMatchObject({ encoding: 'utf-8', delimiter: ';', state: 'checked', own: true })
  expect([field('Denumire'), field('CUI/CNP'), field('Județ'), field('Observații')]).toEqual([
    'name',
    'code',
    'county',
    undefined,
  ])
  console.log(JSON.stringify(await o.findings(checked.id), null, 1))
  console.log(checked)
  expect(await wholeDatabase(t, o.i)).toEqual(before)
})
