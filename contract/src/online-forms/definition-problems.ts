import type { FieldProblem } from '../failures/errors.ts'
import { formLimits } from './field-kinds.ts'
import type { FormField, FormSection, ShownWhen } from './form-section.ts'

/** The answers that a condition may name; undefined = any answer is all it may ask for. */
export function answersToChoose(field: FormField): readonly string[] | undefined {
  if (field.kind === 'choice' || field.kind === 'several') return field.options.map(({ key }) => key)
  return field.kind === 'yes_no' ? ['yes', 'no'] : undefined
}

/** Whether the showing of something may hang on the answer to this field. */
export const decides = ({ kind }: FormField): boolean => kind !== 'note' && kind !== 'file'

type Definition = { readonly sections: readonly FormSection[] }

const lettersOf = (definition: Definition): number =>
  JSON.stringify(definition, (name, value) =>
    name === 'key' || name === 'kind' || name === 'shown_when' ? undefined : value,
  ).length

/**
 * What in a definition does not fit together, by path (`sections.0.fields.2.shown_when`). A condition names an
 * earlier field only, so that no circle can arise.
 */
export function definitionProblems(definition: Definition): Record<string, FieldProblem[]> {
  const problems = new Map<string, FieldProblem[]>()
  const refuse = (path: string, problem: FieldProblem) => {
    problems.set(path, [...(problems.get(path) ?? []), problem])
  }
  const taken = new Set<string>()
  const earlier = new Map<string, FormField>()
  const takeKey = (key: string, path: string) => {
    if (taken.has(key)) refuse(path, { key: 'form_key_twice' })
    taken.add(key)
  }
  const checkCondition = (condition: ShownWhen | null, path: string) => {
    if (condition === null) return
    const field = earlier.get(condition.field)
    if (!field || !decides(field)) {
      refuse(path, { key: 'form_condition_earlier' })
      return
    }
    const choices = answersToChoose(field) ?? []
    if (condition.values.some((value) => !choices.includes(value)))
      refuse(path, { key: 'form_condition_answer', values: { field: field.label } })
  }
  for (const [s, section] of definition.sections.entries()) {
    takeKey(section.key, `sections.${s}.title`)
    checkCondition(section.shown_when, `sections.${s}.shown_when`)
    for (const [f, field] of section.fields.entries()) {
      const path = `sections.${s}.fields.${f}`
      takeKey(field.key, `${path}.label`)
      checkCondition(field.shown_when, `${path}.shown_when`)
      if (field.kind === 'number' && field.min !== null && field.max !== null && field.min > field.max)
        refuse(`${path}.max`, { key: 'form_range' })
      if (field.kind === 'choice' || field.kind === 'several') {
        const keys = field.options.map(({ key }) => key)
        // One that is not written yet is missing, not the same.
        const labels = field.options.map(({ label }) => label.trim().toLowerCase()).filter(Boolean)
        if (new Set(keys).size < keys.length || new Set(labels).size < labels.length)
          refuse(`${path}.options`, { key: 'form_options_twice' })
      }
      earlier.set(field.key, field)
    }
  }
  const count = definition.sections.reduce((sum, { fields }) => sum + fields.length, 0)
  if (count > formLimits.fields)
    refuse('sections', { key: 'form_fields', values: { maximum: formLimits.fields } })
  if (lettersOf(definition) > formLimits.letters) refuse('sections', { key: 'form_letters' })
  return Object.fromEntries(problems)
}
