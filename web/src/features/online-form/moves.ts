import { decides } from '@hdoc/contract/online-forms/definition-problems.ts'
import type { FieldKind } from '@hdoc/contract/online-forms/field-kinds.ts'
import type { FormDefinition, FormField, FormSection } from '@hdoc/contract/online-forms/form-schema.ts'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A key that nothing ever had: answers are kept under it, so it is neither made of words nor used again. */
export const newKey = (): string =>
  `k${[...crypto.getRandomValues(new Uint8Array(9))].map((byte) => letters[byte % letters.length]).join('')}`

const blankOption = () => ({ key: newKey(), label: '' })

/** A field as it begins. */
export function blankField(kind: FieldKind): FormField {
  const common = { key: newKey(), label: '', help: '', required: false, shown_when: null }
  switch (kind) {
    case 'text':
      return { ...common, kind, max_length: 200 }
    case 'long_text':
      return { ...common, kind, max_length: 2000 }
    case 'number':
      return { ...common, kind, min: null, max: null, decimals: 0, unit: '' }
    case 'date':
      return { ...common, kind, days: 'any' }
    case 'choice':
    case 'several':
      return { ...common, kind, options: [blankOption(), blankOption()] }
    case 'file':
      return { ...common, kind, most: 1 }
    case 'statement':
      return { ...common, kind, required: true }
    default:
      return { ...common, kind }
  }
}

const withSections = (sections: FormSection[]): FormDefinition => ({ sections })
const swapped = <T>(list: readonly T[], at: number, to: number): T[] => {
  const next = [...list]
  const [one] = next.splice(at, 1)
  if (one !== undefined) next.splice(to, 0, one)
  return next
}

export const addSection = ({ sections }: FormDefinition): FormDefinition =>
  withSections([...sections, { key: newKey(), title: '', help: '', shown_when: null, fields: [] }])

export const changeSection = (
  { sections }: FormDefinition,
  key: string,
  part: Partial<FormSection>,
): FormDefinition => withSections(sections.map((one) => (one.key === key ? { ...one, ...part } : one)))

export const removeSection = ({ sections }: FormDefinition, key: string): FormDefinition =>
  withSections(sections.filter((one) => one.key !== key))

/** Moves a section one place up (-1) or down (1); at the end it stays. */
export function moveSection({ sections }: FormDefinition, key: string, by: -1 | 1): FormDefinition {
  const at = sections.findIndex((one) => one.key === key)
  const to = at + by
  return withSections(to < 0 || to >= sections.length ? [...sections] : swapped(sections, at, to))
}

export const addField = (definition: FormDefinition, section: string, field: FormField): FormDefinition =>
  withSections(
    definition.sections.map((one) =>
      one.key === section ? { ...one, fields: [...one.fields, field] } : one,
    ),
  )

export const changeField = (definition: FormDefinition, field: FormField): FormDefinition =>
  withSections(
    definition.sections.map((section) => ({
      ...section,
      fields: section.fields.map((one) => (one.key === field.key ? field : one)),
    })),
  )

export const removeField = (definition: FormDefinition, key: string): FormDefinition =>
  withSections(
    definition.sections.map((section) => ({
      ...section,
      fields: section.fields.filter((one) => one.key !== key),
    })),
  )

/** Moves a field one place up (-1) or down (1); beyond the end of its section it goes into the next one. */
export function moveField({ sections }: FormDefinition, key: string, by: -1 | 1): FormDefinition {
  const s = sections.findIndex(({ fields }) => fields.some((one) => one.key === key))
  const section = sections[s]
  const at = section?.fields.findIndex((one) => one.key === key) ?? -1
  const field = section?.fields[at]
  if (!section || !field) return withSections([...sections])
  const to = at + by
  if (to >= 0 && to < section.fields.length)
    return changeSection({ sections }, section.key, { fields: swapped(section.fields, at, to) })
  const neighbour = sections[s + by]
  if (!neighbour) return withSections([...sections])
  const fields = by < 0 ? [...neighbour.fields, field] : [field, ...neighbour.fields]
  return changeSection(removeField({ sections }, key), neighbour.key, { fields })
}

/** What the showing of a section or field may hang on: the fields before it that are answered. */
export function deciders({ sections }: FormDefinition, key: string): FormField[] {
  const before: FormField[] = []
  for (const section of sections) {
    if (section.key === key) return before
    for (const field of section.fields) {
      if (field.key === key) return before
      if (decides(field)) before.push(field)
    }
  }
  return before
}
