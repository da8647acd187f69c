import { definitionProblems } from '@hdoc/contract/online-forms/definition-problems.ts'
import { fieldKindNames } from '@hdoc/contract/online-forms/field-kinds.ts'
import { type FormDefinition, formDefinitionSchema } from '@hdoc/contract/online-forms/form-schema.ts'
import { expect, test } from 'vitest'
import {
  addField,
  addSection,
  blankField,
  changeField,
  changeSection,
  deciders,
  moveField,
  moveSection,
  removeField,
  removeSection,
} from './moves.ts'

const text = (key: string) => ({ ...blankField('text'), key, label: key })
const form: FormDefinition = {
  sections: [
    { key: 's', title: 'S', help: '', shown_when: null, fields: [text('a'), text('b')] },
    { key: 't', title: 'T', help: '', shown_when: null, fields: [text('c')] },
  ],
}
const order = ({ sections }: FormDefinition) =>
  sections.map(({ key, fields }) => [key, ...fields.map((one) => one.key)].join(' ')).join(' | ')

test('fields move one place at a time, and from section to section; at both ends they stay', () => {
  expect(order(moveField(form, 'b', -1))).toBe('s b a | t c')
  expect(order(moveField(form, 'b', 1))).toBe('s a | t b c')
  expect(order(moveField(form, 'c', -1))).toBe('s a b c | t')
  expect(order(moveField(form, 'a', -1))).toBe('s a b | t c')
  expect(order(moveField(form, 'c', 1))).toBe('s a b | t c')
  expect(order(moveSection(form, 't', -1))).toBe('t c | s a b')
  expect(order(moveSection(form, 't', 1))).toBe('s a b | t c')
  expect(order(removeField(form, 'a'))).toBe('s b | t c')
  expect(order(removeSection(form, 's'))).toBe('t c')
  expect(order(form)).toBe('s a b | t c')
})

test('what decides stands before what it decides on, and is answered', () => {
  const withNote = addField(form, 's', { ...blankField('note'), key: 'n', label: 'Citiți' })
  expect(deciders(withNote, 'c').map(({ key }) => key)).toEqual(['a', 'b'])
  expect(deciders(withNote, 't').map(({ key }) => key)).toEqual(['a', 'b'])
  expect(deciders(withNote, 's')).toEqual([])
  const hung = changeField(form, { ...text('b'), shown_when: { field: 'a', values: [] } })
  expect(definitionProblems(hung)).toEqual({})
  expect(Object.keys(definitionProblems(moveField(hung, 'b', -1)))).toEqual([
    'sections.0.fields.0.shown_when',
  ])
})

test('a new field of every kind is right as soon as it is named', () => {
  const all = fieldKindNames.reduce(
    (definition, kind) => {
      const field = { ...blankField(kind), label: kind }
      if ('options' in field) field.options = field.options.map((one, at) => ({ ...one, label: `${at}` }))
      return addField(definition, definition.sections[0]?.key ?? '', field)
    },
    addSection({ sections: [] }),
  )
  const named = changeSection(all, all.sections[0]?.key ?? '', { title: 'Toate' })
  expect(formDefinitionSchema.safeParse(named).error?.issues).toBeUndefined()
})
