import { formDefinitionSchema } from '@hdoc/contract/online-forms/form-schema.ts'
import { expect, test } from 'vitest'
import { draftAnswers, knownAnswers } from './draft-answers.ts'

const definition = formDefinitionSchema.parse({
  sections: [
    {
      key: 's',
      title: 'S',
      fields: [
        { key: 'numar', kind: 'text', label: 'Număr' },
        { key: 'cine', kind: 'long_text', label: 'Cine' },
        { key: 'cnp', kind: 'cnp', label: 'CNP' },
      ],
    },
  ],
})

test('a draft keeps what was answered, but no CNP, in whatever field and with whatever blanks it was typed', () => {
  const numar = 'PH 12 ABC, 0722 123 456'
  expect(draftAnswers(definition, { numar, cnp: '18001' })).toEqual({ numar })
  for (const cine of ['1800101221144', 'Are CNP 180 0101 221144.', 'cnp:1800101-221144'])
    expect(draftAnswers(definition, { numar, cine })).toEqual({ numar })
  expect(draftAnswers(definition, { cine: 'dosarul 1800101221145' })).toEqual({
    cine: 'dosarul 1800101221145',
  })
})

test('answers to fields that the form has no more are left out', () => {
  expect(knownAnswers(definition, { numar: 'x', fost: 'y' })).toEqual({ numar: 'x' })
})
