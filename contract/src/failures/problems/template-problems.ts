/** Sentences under the fields of templates. */
export const templateProblemTable = {
  template_field: {
    ro: 'Câmp necunoscut: {names}. Alegeți câmpurile din listă.',
    en: 'Unknown field: {names}. Choose fields from the list.',
  },
} as const
