import type { Text } from '../../texts/languages.ts'

/**
 * Sentences about single values, which pages without the other sentences say too. The first one is fixed by the
 * specification.
 */
export const valueProblems = {
  required: { ro: 'Acest câmp trebuie să fie completat.', en: 'This field is required.' },
  invalid: { ro: 'Valoarea nu este validă.', en: 'The value is not valid.' },
  unknown_field: { ro: 'Câmp necunoscut.', en: 'Unknown field.' },
  too_long: { ro: 'Cel mult {maximum de} caractere.', en: 'At most {maximum} characters.' },
  too_small: {
    ro: 'Cea mai mică valoare permisă este {minimum}.',
    en: 'The smallest allowed value is {minimum}.',
  },
  too_big: {
    ro: 'Cea mai mare valoare permisă este {maximum}.',
    en: 'The largest allowed value is {maximum}.',
  },
  too_many: { ro: 'Cel mult {maximum}.', en: 'At most {maximum}.' },
  number: { ro: 'Introduceți un număr.', en: 'Enter a number.' },
  integer: { ro: 'Introduceți un număr întreg.', en: 'Enter a whole number.' },
  date: { ro: 'Introduceți o dată validă (ZZ.LL.AAAA).', en: 'Enter a valid date (DD.MM.YYYY).' },
  date_future: { ro: 'Data nu poate fi în viitor.', en: 'The date cannot be in the future.' },
  cui: { ro: 'CUI invalid.', en: 'Invalid CUI.' },
  postal_code: { ro: 'Codul poștal are 6 cifre.', en: 'A postal code has 6 digits.' },
  reference: { ro: 'Valoarea aleasă nu există.', en: 'The chosen value does not exist.' },
} as const satisfies Record<string, Text>
