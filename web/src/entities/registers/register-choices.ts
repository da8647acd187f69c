import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { t } from '../../lib/languages/i18n.ts'

type Offered = RegistrationForm['registers'][number]
type Choices = Pick<RegistrationForm, 'registers' | 'doc_types'>

/** Registers that take documents of a category, also those that give no number now. */
export const registersOf = ({ registers }: Pick<Choices, 'registers'>, category: DocumentCategory) =>
  registers.filter((register) => register.category === null || register.category === category)

export const docTypesOf = ({ doc_types }: Pick<Choices, 'doc_types'>, category: DocumentCategory) =>
  doc_types.filter((type) => type.category === category)

/** The register a type suggests, else the default one, else the only one. */
export function suggestedRegister(
  choices: Choices,
  category: DocumentCategory,
  docTypeId: number | null,
): number | null {
  const possible = registersOf(choices, category)
  const wanted = choices.doc_types.find((type) => type.id === docTypeId)?.register_id
  const found =
    possible.find((register) => register.id === wanted) ??
    possible.find((register) => register.is_default) ??
    (possible.length === 1 ? possible[0] : undefined)
  return found?.id ?? null
}

/** Text beside a register's name: its next number, or why it gives no number now. */
export const sampleOf = ({ refused, next_sample }: Offered): string =>
  refused ? t(`registration.refused_${refused}`) : next_sample || t('registration.refused_full')

/**
 * Secondary registers of a category to choose from. A register that gives no number cannot be chosen. One
 * that is chosen already (a type brought it along) stays to be seen and taken out by hand, or it would be
 * left out without a word.
 */
export const secondaryChoices = (
  registers: readonly Offered[],
  category: Offered['category'],
  chosen: readonly number[],
) =>
  registers
    .filter(
      (one) =>
        chosen.includes(one.id) ||
        (one.refused !== 'closed' &&
          one.refused !== 'access' &&
          (one.category === null || one.category === category)),
    )
    .map((one) => ({
      value: String(one.id),
      label: `${one.name} · ${sampleOf(one)}`,
      disabled: one.refused !== null && !chosen.includes(one.id),
    }))

/**
 * The register to begin with where no kind of document is chosen yet: the default one of all kinds, else that
 * of incoming papers, else any default one, else the only one.
 */
export function defaultRegister(
  registers: readonly Pick<Offered, 'id' | 'category' | 'is_default'>[],
): number | null {
  const defaults = registers.filter(({ is_default }) => is_default)
  const found =
    defaults.find(({ category }) => category === null) ??
    defaults.find(({ category }) => category === 'intrare') ??
    defaults[0] ??
    (registers.length === 1 ? registers[0] : undefined)
  return found?.id ?? null
}
