import type { Text } from '../texts/languages.ts'

/** What a message of the contact form is about. */
export const contactCategories = {
  question: { ro: 'Întrebare', en: 'Question' },
  portal: { ro: 'Ajutor cu portalul', en: 'Help with the portal' },
  appointment: { ro: 'Program și audiențe', en: 'Opening hours and audiences' },
  suggestion: { ro: 'Sugestie', en: 'Suggestion' },
  other: { ro: 'Altceva', en: 'Something else' },
} as const satisfies Record<string, Text>

export type ContactCategory = keyof typeof contactCategories
export const contactCategoryNames = Object.keys(contactCategories) as [ContactCategory, ...ContactCategory[]]
export const longestMessage = 5000
