import type { RegistrationForm } from '@hdoc/contract/documents/documents.ts'
import { expect, test } from 'vitest'
import {
  bodyOf,
  furtherRegisters,
  initialValues,
  reservedSeed,
  valuesOfTemplate,
} from './registration-values.ts'
import { keptOf, prefilledOf } from './use-habits.ts'

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
  legal_basis: '',
  is_default,
  receipt: true,
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
  habits: { fields: [], stays: false, values: {} },
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
  const present = { register_id: 2 }
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
  expect(valuesOfTemplate(choices, template, { register_id: 2 })).toEqual({
    category: 'intrare',
    doc_type_id: 6,
    register_id: 2,
    secondary_register_ids: [],
    short_description: 'Petiție',
    group_id: null,
  })
  expect(valuesOfTemplate(choices, template, { register_id: 1 })).toMatchObject({
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
