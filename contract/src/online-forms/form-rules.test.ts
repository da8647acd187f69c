import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswers } from './check-answers.ts'
import { cleanAnswers } from './clean-answers.ts'
import { fieldKindNames, formLimits } from './field-kinds.ts'
import {
  type FormAnswers,
  type FormDefinition,
  formAnswersSchema,
  formDefinitionSchema,
} from './form-schema.ts'
import { toldForm } from './told-answers.ts'
import { visibleFields } from './visible-fields.ts'

const TODAY = '2026-11-23'
const options = [
  { key: 'a', label: 'Construire' },
  { key: 'b', label: 'Desființare' },
  { key: 'c', label: 'Altul' },
]
const fieldsOf = (...fields: object[]) => ({ sections: [{ key: 's', title: 'Date', fields }] })
const form = (...fields: object[]): FormDefinition => formDefinitionSchema.parse(fieldsOf(...fields))
const problemsOf = (definition: FormDefinition, answers: FormAnswers) =>
  Object.entries(checkAnswers(definition, answers, TODAY)).map(([path, [first]]) => [path, first?.key])
const refusals = (definition: object) =>
  formDefinitionSchema
    .safeParse(definition)
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('a form', () => {
  it('is refused where its parts do not fit, on the part that does not', () => {
    const label = 'Câmp'
    const later = { key: 'x', kind: 'yes_no', label, shown_when: { field: 'y' } }
    expect(refusals(fieldsOf(later, { key: 'y', kind: 'text', label }))).toEqual([
      ['sections.0.fields.0.shown_when', 'form_condition_earlier'],
    ])
    expect(
      refusals(
        fieldsOf(
          { key: 'y', kind: 'choice', label, options },
          { ...later, shown_when: { field: 'y', values: ['a', 'z'] } },
          { key: 'z', kind: 'note', label: 'Citiți' },
          { key: 'w', kind: 'text', label, shown_when: { field: 'z' } },
        ),
      ),
    ).toEqual([
      ['sections.0.fields.1.shown_when', 'form_condition_answer'],
      ['sections.0.fields.3.shown_when', 'form_condition_earlier'],
    ])
    expect(
      refusals(
        fieldsOf(
          { key: 'y', kind: 'number', label, min: 5, max: 1 },
          { key: 'y', kind: 'several', label, options: [options[0], options[0]] },
        ),
      ),
    ).toEqual([
      ['sections.0.fields.0.max', 'form_range'],
      ['sections.0.fields.1.label', 'form_key_twice'],
      ['sections.0.fields.1.options', 'form_options_twice'],
    ])
    // A condition on itself or in a circle would need a later field.
    expect(refusals(fieldsOf({ ...later, shown_when: { field: 'x' } }))).toEqual([
      ['sections.0.fields.0.shown_when', 'form_condition_earlier'],
    ])
  })

  it('has limits: sections, fields, letters and names', () => {
    const text = (n: number) => ({ key: `f${n}`, kind: 'text', label: 'Nume' })
    const section = (s: number, fields: object[]) => ({ key: `s${s}`, title: 'Date', fields })
    const many = (count: number, each: (n: number) => object) =>
      Array.from({ length: count }, (_, n) => each(n))
    expect(refusals({ sections: many(20, (s) => section(s, [text(s)])) })).toBeUndefined()
    expect(refusals({ sections: many(21, (s) => section(s, [text(s)])) })).toHaveLength(1)
    const halves = [
      section(0, many(60, text)),
      section(
        1,
        many(41, (n) => text(n + 60)),
      ),
    ]
    expect(refusals({ sections: halves })).toEqual([['sections', 'form_fields']])
    const long = many(40, (n) => ({ ...text(n), kind: 'note', label: 'a'.repeat(2000) }))
    expect(refusals({ sections: [section(0, long)] })).toEqual([['sections', 'form_letters']])
    expect(refusals(fieldsOf({ ...text(0), key: '__proto__' }))?.[0]?.[0]).toBe('sections.0.fields.0.key')
    expect(refusals(fieldsOf({ ...text(0), extra: 1 }))).toHaveLength(1)
    expect(refusals({ sections: [] })).toBeUndefined()
  })
})

describe('answers', () => {
  it.each([
    ['text', {}, 'Ana', 'a\nb', 'invalid'],
    ['text', { max_length: 3 }, 'Ana', 'Anaa', 'too_long'],
    ['number', { min: 1, max: 100, decimals: 2, unit: 'mp' }, '12,50', '12,505', 'form_decimals'],
    ['number', { min: 1 }, '1', '0', 'too_small'],
    ['number', { max: 9 }, '9', '1 000', 'too_big'],
    ['number', {}, '-3', '1,5', 'integer'],
    ['number', {}, '3', 'trei', 'number'],
    ['date', { days: 'past' }, '23.11.2026', '24.11.2026', 'date_future'],
    ['date', { days: 'future' }, '2026-11-23', '22.11.2026', 'form_date_past'],
    ['date', {}, '29.02.2024', '29.02.2023', 'date'],
    ['choice', { options }, 'a', 'd', 'reference'],
    ['several', { options }, ['c', 'a'], ['c', 'd'], 'reference'],
    ['yes_no', {}, 'no', 'nu', 'reference'],
    ['cnp', {}, '180-0101-221144', '1800101221145', 'cnp_checksum'],
    ['cnp', {}, '1960101000013', '5990101400013', 'cnp_to_come'],
    ['cui', {}, 'RO 14399840', '14399841', 'cui'],
    ['file', { most: 1 }, [7], [7, 8], 'too_many'],
    ['statement', {}, true, 'da', 'invalid'],
    ['long_text', {}, 'a\nb', ['a'], 'invalid'],
  ] as const)('to a field %s %j: %j is taken, %j is refused as %s', (kind, more, good, bad, key) => {
    const definition = form({ key: 'x', kind, label: 'Câmp', required: true, ...more })
    expect(problemsOf(definition, { x: good as never })).toEqual([])
    expect(problemsOf(definition, { x: bad as never })).toEqual([['x', key]])
    expect(problemsOf(definition, {})).toEqual([['x', kind === 'statement' ? 'form_statement' : 'required']])
  })

  it('that are required name what is missing, an address its parts; unknown ones are refused', () => {
    const definition = form(
      { key: 'unde', kind: 'address', label: 'Adresa' },
      { key: 'citit', kind: 'note', label: 'Citiți', required: true },
    )
    expect(problemsOf(definition, {})).toEqual([])
    expect(problemsOf(definition, { unde: { street: 'Florilor', postal_code: '123' } })).toEqual([
      ['unde.county', 'required'],
      ['unde.locality', 'required'],
      ['unde.postal_code', 'postal_code'],
    ])
    expect(problemsOf(definition, { constructor: 'x', citit: 'da' })).toEqual([
      ['constructor', 'unknown_field'],
      ['citit', 'unknown_field'],
    ])
  })

  it('of hidden fields neither count nor are kept, and what hangs on them is hidden too', () => {
    const definition = formDefinitionSchema.parse({
      sections: [
        {
          key: 's1',
          title: 'Imobilul',
          fields: [
            { key: 'teren', kind: 'yes_no', label: 'Este teren?' },
            {
              key: 'lucrari',
              kind: 'several',
              label: 'Lucrări',
              options,
              shown_when: { field: 'teren', values: ['yes'] },
            },
            {
              key: 'care',
              kind: 'text',
              label: 'Care altele',
              required: true,
              shown_when: { field: 'lucrari', values: ['c'] },
            },
          ],
        },
        {
          key: 's2',
          title: 'Detalii',
          shown_when: { field: 'care' },
          fields: [{ key: 'mp', kind: 'number', label: 'Suprafața', decimals: 2, unit: 'mp' }],
        },
      ],
    })
    const all = { teren: 'yes', lucrari: ['c', 'a'], care: ' Foraj ', mp: '1 200,50' }
    const keys = (answers: FormAnswers) => visibleFields(definition, answers).map(({ key }) => key)
    expect(keys(all)).toEqual(['teren', 'lucrari', 'care', 'mp'])
    expect(cleanAnswers(definition, all)).toEqual({
      teren: 'yes',
      lucrari: ['a', 'c'],
      care: 'Foraj',
      mp: '1200.5',
    })
    const no = { ...all, teren: 'no' }
    expect(keys(no)).toEqual(['teren'])
    expect(cleanAnswers(definition, no)).toEqual({ teren: 'no' })
    expect(problemsOf(definition, no)).toEqual([])
    expect(problemsOf(definition, { teren: 'yes', lucrari: ['c'] })).toEqual([['care', 'required']])
    expect(
      toldForm(definition, cleanAnswers(definition, all), { language: 'ro' }).map(({ title, lines }) => [
        title,
        ...lines.map(({ value }) => value),
      ]),
    ).toEqual([
      ['Imobilul', 'Da', 'Construire; Altul', 'Foraj'],
      ['Detalii', '1200,5 mp'],
    ])
  })
})

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
const anyAnswer = fc.oneof(
  fc.boolean(),
  fc.constantFrom('', ' ', 'yes', 'no', 'a', ' b', '12,50', '1800101221144', '29.02.2024', 'RO 14399840'),
  fc.string(),
  fc.array(fc.constantFrom('a', 'b', 'c', 'z')),
  fc.array(fc.nat(3).map((n) => n + 1)),
  fc.record({ county: fc.string(), locality: fc.constantFrom('', 'Rucăr'), postal_code: fc.string() }),
)
/** Forms as somebody might build them: any kinds, any conditions on earlier fields. */
const anyForm = fc
  .uniqueArray(
    fc.record({
      key,
      kind: fc.constantFrom(...fieldKindNames),
      required: fc.boolean(),
      on: fc.nat(),
      conditional: fc.boolean(),
      values: fc.uniqueArray(fc.constantFrom('a', 'b', 'yes', 'no')),
    }),
    { selector: ({ key: name }) => name, minLength: 1 },
  )
  .map((parts) =>
    parts.map(({ key: name, kind, required, on, conditional, values }, n) => ({
      key: name,
      kind,
      required,
      label: `Câmpul ${name}`,
      ...(kind === 'choice' || kind === 'several' ? { options } : {}),
      ...(conditional && n > 0 ? { shown_when: { field: parts[on % n]?.key, values } } : {}),
    })),
  )
  .map((fields) => formDefinitionSchema.safeParse(fieldsOf(...fields)))
  .filter(({ success }) => success)
  .map(({ data }) => data as FormDefinition)
const anyAnswers = fc.dictionary(key, anyAnswer, { maxKeys: formLimits.fields })

describe('for any form and any answers', () => {
  it('cleaning keeps what is shown and what is wrong, drops the rest, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (definition, answers) => {
        const clean = cleanAnswers(definition, answers as FormAnswers)
        expect(cleanAnswers(definition, clean)).toEqual(clean)
        const shown = visibleFields(definition, answers as FormAnswers).map(({ key: name }) => name)
        expect(visibleFields(definition, clean).map(({ key: name }) => name)).toEqual(shown)
        for (const name of Object.keys(clean)) expect(shown).toContain(name)
        const wrong = problemsOf(definition, answers as FormAnswers).filter(
          ([, what]) => what !== 'unknown_field',
        )
        expect(problemsOf(definition, clean)).toEqual(wrong)
      }),
      { numRuns: 400 },
    )
  })

  it('what is right can be sent, and is told without failing', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (definition, answers) => {
        const wrong = new Set(
          problemsOf(definition, answers as FormAnswers).map(([path]) => path?.split('.')[0]),
        )
        const right = Object.entries(answers).filter(([name]) => !wrong.has(name))
        const clean = cleanAnswers(definition, Object.fromEntries(right) as FormAnswers)
        expect(formAnswersSchema.safeParse(clean).success).toBe(true)
        const told = toldForm(definition, clean, { language: 'ro' }).flatMap(({ lines }) => lines)
        expect(told.map(({ field }) => field.key)).toEqual(
          visibleFields(definition, clean).map((one) => one.key),
        )
        for (const { field, value } of told) if (field.kind === 'cnp') expect(value).not.toMatch(/\d{13}/)
      }),
      { numRuns: 300 },
    )
  })
})
