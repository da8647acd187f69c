import type { Text } from '../../texts/languages.ts'

/** Sentences under the fields of label sizes and print-outs. */
export const printProblems = {
  label_too_wide: {
    ro: 'Coloanele nu încap pe lățimea colii A4 (210 mm).',
    en: 'The columns do not fit the width of an A4 sheet (210 mm).',
  },
  label_too_high: {
    ro: 'Rândurile nu încap pe înălțimea colii A4 (297 mm).',
    en: 'The rows do not fit the height of an A4 sheet (297 mm).',
  },
  label_start: {
    ro: 'Locul poate fi de la 1 la {maximum}.',
    en: 'The place may be from 1 to {maximum}.',
  },
} as const satisfies Record<string, Text>
