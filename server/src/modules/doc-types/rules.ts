import type { DocTypeValues } from '@hdoc/contract/doc-types/doc-types.ts'
import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { type CountedNoun, countOf } from '@hdoc/contract/ro/plural.ts'
import type { DocTypeUses, RegisterFacts } from './queries.ts'

/**
 * The fields of a type that do not fit together, each with its problems. `registers` are those the type
 * names; a register that does not exist is left to the database to refuse.
 */
export function docTypeProblems(
  values: DocTypeValues,
  registers: readonly RegisterFacts[],
): Record<string, FieldProblem[]> {
  const problems: Record<string, FieldProblem[]> = {}
  const refuse = (field: keyof DocTypeValues, problem: FieldProblem) => {
    problems[field] = [problem]
  }
  const isForeign = ({ category }: RegisterFacts) => category !== null && category !== values.category
  const register = registers.find(({ id }) => id === values.register_id)
  const foreign = registers.find((one) => values.secondary_register_ids.includes(one.id) && isForeign(one))
  if (values.fixed_register && values.register_id === null)
    refuse('register_id', { key: 'fixed_register_missing' })
  if (register?.secondary) refuse('register_id', { key: 'main_register' })
  if (register && isForeign(register)) refuse('register_id', { key: 'register_category' })
  if (foreign)
    refuse('secondary_register_ids', { key: 'further_category', values: { register: foreign.name } })
  if (values.case_only && values.is_default) refuse('is_default', { key: 'case_only_default' })
  if (values.online_filling && !values.online_available) refuse('online_filling', { key: 'online_first' })
  for (const field of ['online_number', 'after_hours'] as const)
    if (values[field] && !values.online_available) refuse(field, { key: 'online_first' })
  return problems
}

const borne: readonly { use: keyof DocTypeUses; noun: CountedNoun }[] = [
  {
    use: 'documents',
    noun: { ro: { one: 'document', many: 'documente' }, en: { one: 'document', many: 'documents' } },
  },
  {
    use: 'templates',
    noun: {
      ro: { one: 'șablon de înregistrare', many: 'șabloane de înregistrare' },
      en: { one: 'template of registrations', many: 'templates of registrations' },
    },
  },
]

/**
 * Why the category of a type cannot change: the documents and templates that use the type have its category,
 * and a document's category never changes. Undefined when nothing uses the type.
 */
export function categoryProblem(counts: DocTypeUses): FieldProblem | undefined {
  const uses = borne
    .filter(({ use }) => counts[use] > 0)
    .map(({ use, noun }) => ({ ro: countOf(counts[use], noun, 'ro'), en: countOf(counts[use], noun, 'en') }))
  return uses.length === 0 ? undefined : { key: 'category_used', values: { uses } }
}
