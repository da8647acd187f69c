import { expect, it } from 'vitest'
import { type PaperFacts, paperOf } from './paper-of.ts'

const facts: PaperFacts = {
  registerId: 9,
  today: '2026-11-20',
  types: new Map([
    [1, { category: 'intrare', is_default: true }],
    [2, { category: 'iesire', is_default: true }],
    [3, { category: 'intrare', is_default: false }],
  ]),
  usualType: null,
  people: new Map([
    ['Ana Vasilescu', [5]],
    ['Dan Moraru', [6, 7]],
  ]),
  issuers: new Map([
    ['Popescu Ion', [11]],
    ['Ionescu Maria', [12, 13]],
  ]),
  importer: 'Sorin Bujor',
}
const whole = { number: '123/15.03.2019', doc_type: '3', short_description: 'Cerere' }
const read = (values: Record<string, string>, more: Partial<PaperFacts> = {}) =>
  paperOf({ row: 2, values: { ...whole, ...values } }, { ...facts, ...more })
const keys = (list: readonly { field: string; problem: { key: string } }[]) =>
  list.map(({ field, problem }) => `${field} ${problem.key}`)

it('a row becomes a document with its own number, day and status', () => {
  const { paper, errors, warnings } = read({
    issuer: 'Popescu Ion',
    person: 'Ana Vasilescu',
    status: '9',
    group: '4',
    answers: '120/10.03.2019',
    additional_info: 'Greșit înregistrat',
  })
  expect([...errors, ...warnings]).toEqual([])
  expect(paper).toMatchObject({
    series: '2019',
    counter: 123,
    number: '123',
    registered_on: '2019-03-15',
    category: 'intrare',
    doc_type_id: 3,
    issuer_id: 11,
    person_id: 5,
    group_id: 4,
    status: 9,
    annulled_reason: 'Greșit înregistrat',
    answers_counter: 120,
    answers_on: '2019-03-10',
    additional_info: 'Greșit înregistrat\nRăspunde la nr. 120/10.03.2019',
  })
})

it('what the file does not say is not made up: solved, whoever imports, no tie', () => {
  const { paper } = read({ person: '', issuer: 'Necunoscutu Gheorghe' })
  expect(paper).toMatchObject({
    status: 6,
    person_id: null,
    person_name: 'Sorin Bujor',
    issuer_id: null,
    issuer_name: 'Necunoscutu Gheorghe',
    annulled_reason: null,
  })
})

it.each([
  ['no number', { number: '' }, ['number history_number']],
  ['no day', { number: '123' }, ['registered_on history_day']],
  ['a day ahead', { registered_on: '2027-01-01' }, ['registered_on history_day_ahead']],
  ['no type', { doc_type: '' }, ['doc_type history_type']],
  ['closed before its day', { closed_on: '2019-03-14' }, ['closed_on history_closed_day']],
  ['closed in days to come', { closed_on: '2026-11-21' }, ['closed_on history_closed_day']],
  ['a long subject', { short_description: 'x'.repeat(2001) }, ['short_description too_long']],
  [
    'several at once',
    { number: '?', doc_type: '', issuer: 'x'.repeat(301) },
    ['number history_number', 'doc_type history_type', 'issuer too_long'],
  ],
])('%s is refused with its reason', (_, values, errors) => {
  const told = read(values)
  expect(keys(told.errors)).toEqual(errors)
  expect(told.paper).toBeNull()
})

it('a row without a type takes that of the rows without one, else the usual one of its direction', () => {
  expect(read({ doc_type: '' }, { usualType: 1 }).paper?.doc_type_id).toBe(1)
  expect(read({ doc_type: '', category: 'iesire' }).paper).toMatchObject({
    doc_type_id: 2,
    category: 'iesire',
  })
})

it('a day of closing is kept of what is closed, and told of what is not', () => {
  expect(read({ closed_on: '2019-04-02' }).paper?.closed_on).toBe('2019-04-02')
  const open = read({ closed_on: '2019-04-02', status: '3' })
  expect([keys(open.warnings), open.paper?.closed_on]).toEqual([['closed_on history_not_closed'], null])
})

it('what is doubtful goes in and is told', () => {
  const told = read({
    registered_on: '2019-03-16',
    category: 'iesire',
    person: 'Dan Moraru',
    issuer: 'Ionescu Maria',
    answers: '???',
  })
  expect(keys(told.warnings)).toEqual([
    'registered_on history_other_day',
    'category history_direction',
    'answers history_answers',
    'person history_person',
    'issuer history_issuers',
  ])
  expect(told.paper).toMatchObject({ registered_on: '2019-03-16', category: 'intrare', person_id: null })
  expect(keys(read({ number: '5/2018', registered_on: '2019-01-03' }).warnings)).toEqual([
    'registered_on history_other_year',
  ])
})
