import { IMPORT_SHOWN_SIGNS } from '@hdoc/contract/imports/import-states.ts'
import { maskCnpsIn } from '@hdoc/contract/ro/mask-cnps.ts'
import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'

/** A value as it may be shown and stored: short, with CNPs masked. */
export const shownValue = (value: string): string =>
  maskCnpsIn(foldDiacritics(value))
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '\ufffd')
    .slice(0, IMPORT_SHOWN_SIGNS)
