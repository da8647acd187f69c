import type { RegistrationForm } from '@hdoc/contract/documents.ts'
import { t } from '../../lib/i18n.ts'

type Offered = RegistrationForm['registers'][number]

/** Why a register gives no number now, beside its name; its next number where it gives one. */
export const sampleOf = ({ refused, next_sample }: Offered): string =>
  refused ? t(`registration.refused_${refused}`) : next_sample || t('registration.refused_full')

/**
 * Secondary registers of a category to choose from. One that gives no number cannot be chosen; one that a type brought
 * along stays to be seen, and taken out by hand, or it would be left out without a word.
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
