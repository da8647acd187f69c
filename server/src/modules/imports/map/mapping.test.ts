import { isMendable } from '@hdoc/contract/imports/import-mapping.ts'
import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'
import { expect, test } from 'vitest'
import type { KindField } from '../kind/import-kind.ts'
import { issuerForm } from '../kinds/issuers/issuer-fields.ts'
import { userForm } from '../kinds/users/user-form.ts'
import { guessColumns } from './guess-columns.ts'
import { firstMapping, habitOf } from './habit.ts'
import { missingFields, rowMapper } from './map-row.ts'
import { readDate, readValue } from './read-value.ts'
import { shownValue } from './shown-value.ts'

const plain = { date_format: 'auto', values: {} } as const
const guessed = (names: string[], rows: string[][], fields = issuerForm.fields) => {
  const columns = guessColumns(names, rows, fields)
  return names.map((_, place) => columns[String(place)])
}

test('columns are guessed by names of both languages, else by what stands in them', () => {
  expect(guessed(['Name', 'Phone', 'County', 'Postal code'], [])).toEqual([
    'name',
    'phone',
    'county',
    'postal_code',
  ])
  expect(guessed(['DENUMIRE', 'COD FISCAL', 'STR.', 'NR', 'OBS'], [])).toEqual([
    'name',
    'cui',
    'street',
    'number',
    undefined,
  ])
  expect(guessed(['Nume și prenume', 'Prenume', 'Adresa de e-mail'], [])).toEqual([
    'name',
    'given_name',
    'email',
  ])
  expect(
    guessed(
      ['c1', 'c2', 'c3'],
      [
        ['1900101410011', 'a@b.ro', '0722000111'],
        ['1900101410011', '', ''],
      ],
    ),
  ).toEqual(['cnp', 'email', 'phone'])
  // A name that the contents contradict goes after one that they do not.
  expect(guessed(['CNP solicitant', 'cnp'], [['Popescu', '1900101410011']])).toEqual([undefined, 'cnp'])
  const people = userForm({ groups: [], groupRoles: [], roles: [], bundles: [] }).fields
  expect(guessed(['Angajat', 'Departament', 'Funcţia', 'Cont'], [], people)).toEqual([
    'name',
    'groups',
    'job_title',
    'username',
  ])
})

test('a later import of the same columns is mapped as the last one, and others are guessed', () => {
  const names = ['Denumire', 'X', 'Telefon']
  const mapping = {
    ...firstMapping({ names, rows: [] }, issuerForm, undefined).mapping,
    columns: { 0: 'name', 1: 'cui' },
    constants: { county: 'Cluj' },
  }
  const again = firstMapping(
    { names: ['TELEFON', 'x', 'denumire', 'Județ'], rows: [] },
    issuerForm,
    habitOf(names, mapping),
  )
  expect(again).toMatchObject({
    remembered: true,
    mapping: { columns: { 1: 'cui', 2: 'name', 3: 'county' } },
  })
  expect(again.mapping.columns['0']).toBeUndefined()
  // A value for all rows was said of the other file.
  expect(again.mapping.constants).toEqual({})
})

test('dates, lists and boxes are read as they are written', () => {
  const dates: [string, 'auto' | 'dmy' | 'mdy' | 'ymd', string | undefined][] = [
    ['31.12.2026', 'auto', '2026-12-31'],
    ['1/2/2026', 'auto', '2026-02-01'],
    ['1/2/2026', 'mdy', '2026-01-02'],
    ['2026-02-03 10:20', 'dmy', '2026-02-03'],
    ['31.02.2020', 'auto', undefined],
    ['13/13/2020', 'mdy', undefined],
    ['1.2.2026', 'ymd', undefined],
    ['ieri', 'auto', undefined],
  ]
  for (const [text, format, date] of dates) expect(readDate(text, format), text).toBe(date)
  const field = (type: KindField['type'], choices?: KindField['choices']): KindField => ({
    id: 'x',
    label: { ro: 'X', en: 'X' },
    type,
    names: [],
    examples: [],
    ...(choices && { choices }),
  })
  for (const [text, value] of [
    ['Da', '1'],
    ['x', '1'],
    ['NU', '0'],
    ['', ''],
  ] as const)
    expect(readValue(text, field('boolean'), plain)).toEqual({ value })
  expect(readValue('poate', field('boolean'), plain)).toEqual({ problem: { key: 'import_boolean' } })
  const list = field('choice', [{ value: '7', label: { ro: 'Cerere', en: 'Request' } }])
  for (const text of ['cerere', 'REQUEST', '7']) expect(readValue(text, list, plain)).toEqual({ value: '7' })
  expect(readValue('Petiţie', list, plain)).toEqual({ problem: { key: 'import_unknown_value' } })
  expect(readValue('Petiţie', list, { ...plain, values: { x: { Petiție: '7' } } })).toEqual({ value: '7' })
  // What is told of a long value or one with a CNP is cut and masked, and that is what a person gives a meaning to.
  for (const text of ['Cerere-tip '.repeat(20), 'Petiţie 1900101410011'])
    for (const said of [{ [shownValue(text)]: '7' }, { [foldDiacritics(text).trim()]: '7' }])
      expect(readValue(text, list, { ...plain, values: { x: said } }), text).toEqual({ value: '7' })
  expect(readValue('constructor', list, { ...plain, values: { x: {} } })).toEqual({
    problem: { key: 'import_unknown_value' },
  })
})

test('a CNP is masked and kept out of mended cells however it is spaced', () => {
  for (const cnp of [
    '1900101410011',
    '1 900101 410011',
    '1.900101.41.0011',
    '190-0101-410011',
    '1900101\t410011',
  ]) {
    expect(shownValue(`CNP ${cnp}, dosar`)).toBe('CNP 1******0011, dosar')
    expect(isMendable(`CNP ${cnp}`)).toBe(false)
  }
  for (const [text, shown] of [
    ['20.11.2026 1900101410011', '20.11.2026 1******0011'],
    ['CI RK 123456 1900101410011', 'CI RK 123456 1******0011'],
    ['nr. 12 1900101410011', 'nr. 12 1******0011'],
    ['20.11.2026 1 900101 410011', '*********************'],
  ] as const)
    expect(shownValue(text)).toBe(shown)
  for (const text of [
    '0722 000 111',
    '0722 000 111 0723 000 222',
    '0264 111 072 0744 345 678',
    '31.12.2026',
    'perioada 01.01.2026-31.12.2026',
    'nr. 12 / 3.4.2019',
    'RO 9902000009',
  ]) {
    expect(shownValue(text)).toBe(text)
    expect(isMendable(text)).toBe(true)
  }
})

test('a constant stands where no cell does, and what is missing is told', () => {
  const mapping = firstMapping({ names: ['Telefon'], rows: [] }, issuerForm, undefined).mapping
  expect(missingFields(issuerForm.fields, mapping).map(({ id }) => id)).toEqual(['name'])
  const map = rowMapper(issuerForm.fields, { ...mapping, constants: { name: 'Fără nume' } })
  const mapped = map({ row: 2, cells: ['0722'], faults: [] })
  expect(mapped).toMatchObject({ problems: [], values: { name: 'Fără nume', phone: '0722' } })
})
