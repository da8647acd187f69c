import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { expect, test } from 'vitest'
import { keptOf, prefilledOf } from '../form/use-habits.ts'
import { bodyOf } from './body-of.ts'
import {
  furtherRegisters,
  groupAfter,
  initialValues,
  reservedSeed,
  valuesOfTemplate,
} from './registration-values.ts'

const register = (id: number, name: string) => ({
  id,
  name,
  code: name,
  category: null,
  is_default: id === 1,
  in_main_list: true,
  next_sample: '1',
  refused: null,
})
const type = (id: number, is_default: boolean) => ({
  id,
  name: `Tip ${id}`,
  category: 'intrare' as const,
  deadline_days: 30,
  day_type: 'calendar' as const,
  register_id: null,
  fixed_register: false,
  secondary_register_ids: [],
  group_id: null as number | null,
  legal_basis: '',
  is_default,
  receipt: true,
  create_case: false,
  case_only: false,
})
const choices: RegistrationForm = {
  today: '2026-11-20',
  registers: [register(1, 'General'), register(2, 'Petiții')],
  secondary_registers: [register(9, 'Secundar')],
  doc_types: [type(5, true), type(6, false)],
  groups: [{ id: 3, name: 'Urbanism' }],
  free_days: [],
  max_file_mb: 1,
  templates: [],
  habits: { fields: [], stays: false, prints_label: false, values: {} },
}

test('only ticked fields stay, and a department that is gone is left empty', () => {
  const values = { ...initialValues(choices, 'intrare'), short_description: 'Cerere', pages: 4, group_id: 3 }
  const kept = keptOf(prefilledOf(values), ['short_description', 'group_id'])
  expect(kept).toEqual({ short_description: 'Cerere', group_id: 3 })
  expect(initialValues(choices, 'intrare', {}, kept)).toMatchObject({
    short_description: 'Cerere',
    group_id: 3,
    pages: 1,
  })
  const without = { ...choices, groups: [] }
  expect(initialValues(without, 'intrare', {}, kept)).toMatchObject({ group_id: null })
  expect(prefilledOf({ ...values, pages: '' })).not.toHaveProperty('pages')
})

test('a template brings its type, its register and what was written; what is gone meanwhile is left out', () => {
  const template = {
    id: 1,
    name: 'Petiție',
    category: 'intrare' as const,
    doc_type_id: 6,
    values: { register_id: 2, secondary_register_ids: [9, 10], short_description: 'Petiție', annexes: 2 },
    version: 1,
  }
  const present = { register_id: 2, group_id: null, doc_type_id: 5 }
  const filled = valuesOfTemplate(choices, template, present)
  expect(filled).toMatchObject({
    doc_type_id: 6,
    register_id: 2,
    secondary_register_ids: [9],
    short_description: 'Petiție',
    annexes: 2,
  })
  expect(filled).not.toHaveProperty('chosen')
  const without = { ...choices, registers: [register(1, 'General')] }
  expect(valuesOfTemplate(without, template, present).register_id).toBe(1)
})

test('a template changes nothing that it does not hold; a reserved number goes only with its register', () => {
  const template = {
    id: 1,
    name: 'Petiție',
    category: 'intrare' as const,
    doc_type_id: 6,
    values: { register_id: 2, short_description: 'Petiție', group_id: 77 },
    version: 1,
  }
  expect(valuesOfTemplate(choices, template, { register_id: 2, group_id: null, doc_type_id: 5 })).toEqual({
    category: 'intrare',
    doc_type_id: 6,
    register_id: 2,
    secondary_register_ids: [],
    short_description: 'Petiție',
    group_id: null,
  })
  expect(
    valuesOfTemplate(choices, template, { register_id: 1, group_id: null, doc_type_id: 5 }),
  ).toMatchObject({
    reservation_id: null,
    reserved: null,
  })
})

test('a deadline in days is sent as days, one by date as a date', () => {
  const values = initialValues(choices, 'intrare')
  expect(bodyOf(values)).not.toHaveProperty('deadline_type')
  expect(bodyOf({ ...values, deadline_days: 10 })).toMatchObject({ deadline_type: 'days', deadline_days: 10 })
  expect(bodyOf({ ...values, deadline_on: '2026-12-01' })).toMatchObject({
    deadline_type: 'date',
    deadline_on: '2026-12-01',
  })
})

test('a type brings all its further registers, also one that gives no number: the registration then says why', () => {
  const closed = { ...register(10, 'Închis'), refused: 'closed' as const }
  const named = {
    ...choices,
    secondary_registers: [register(9, 'Secundar'), closed],
    doc_types: [{ ...type(5, true), secondary_register_ids: [9, 10] }],
  }
  expect(furtherRegisters(named, 5)).toEqual([9, 10])
  expect(bodyOf(initialValues(named, 'intrare'))).toMatchObject({ secondary_register_ids: [9, 10] })
  expect(furtherRegisters(named, null)).toEqual([])
})

test('a reserved number stands in its register, and leaves the type open whose only register is another', () => {
  const number = {
    id: 70,
    register_id: 2,
    number: 'P-7',
    reserved_on: '2026-11-18',
    reserved_by: 'Gina',
    note: '',
  }
  const seed = { register_id: 2, reserved: number }
  const taken = { register_id: 2, use_reserved: true, reservation_id: 70, reserved: number }
  expect(initialValues(choices, 'intrare', seed)).toMatchObject({ ...taken, doc_type_id: 5 })
  const fixed = { ...choices, doc_types: [{ ...type(5, true), register_id: 1, fixed_register: true }] }
  expect(initialValues(fixed, 'intrare', seed)).toMatchObject({ ...taken, doc_type_id: null })
  expect(reservedSeed(choices, 'iesire', number)).toEqual(seed)
  expect(reservedSeed({ ...choices, registers: [] }, 'iesire', number)).toEqual({})
  const open = initialValues(choices, 'intrare', { register_id: 2, reserved: null })
  expect(open).toMatchObject({ register_id: 2, use_reserved: true, reservation_id: null })
})

test('the way of arrival that was chosen before the category was changed is not sent', () => {
  const values = { ...initialValues(choices, 'intrare'), arrival: 'post' as const }
  expect(bodyOf(values)).toMatchObject({ arrival: 'post' })
  expect(bodyOf({ ...values, category: 'iesire' })).not.toHaveProperty('arrival')
})

test('a type proposes its department, unless a person chose another one', () => {
  const groups = [
    { id: 3, name: 'Urbanism' },
    { id: 4, name: 'Taxe' },
  ]
  const proposing = {
    ...choices,
    groups,
    doc_types: [
      type(5, true),
      { ...type(6, false), group_id: 3 },
      { ...type(7, false), group_id: 4 },
      { ...type(8, false), group_id: 99 },
    ],
  }
  const from = (doc_type_id: number | null, group_id: number | null) => ({ doc_type_id, group_id })
  expect(initialValues(proposing, 'intrare', { doc_type_id: 6 })).toMatchObject({ group_id: 3 })
  expect(initialValues(proposing, 'intrare', { doc_type_id: 6 }, { group_id: 4 })).toMatchObject({
    group_id: 4,
  })
  expect(groupAfter(proposing, from(5, null), 6)).toBe(3)
  expect(groupAfter(proposing, from(6, 3), 7)).toBe(4)
  expect(groupAfter(proposing, from(6, 3), 5)).toBeNull()
  expect(groupAfter(proposing, from(6, 4), 5)).toBe(4)
  // A department that is gone is not proposed.
  expect(groupAfter(proposing, from(6, 3), 8)).toBeNull()
  const template = { id: 1, name: 'T', category: 'intrare' as const, doc_type_id: 7, values: {}, version: 1 }
  const present = { ...initialValues(proposing, 'intrare', { doc_type_id: 6 }) }
  expect(valuesOfTemplate(proposing, template, present)).toMatchObject({ group_id: 4 })
})
