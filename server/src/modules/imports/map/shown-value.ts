import { maskCnp } from '@hdoc/contract/ro/cnp.ts'
import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'

const VALUE_SIGNS = 100

/** A value as it may be shown and stored: short, with CNPs masked. */
export const shownValue = (value: string): string =>
  foldDiacritics(value)
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '\ufffd')
    .replace(/\d{13}/g, maskCnp)
    .slice(0, VALUE_SIGNS)
