import type { Language } from '@hdoc/contract/texts/languages.ts'

const saved = { ro: 'Datele au fost salvate.', en: 'The data was saved.' } as const
const finished = { ro: 'Operațiune realizată.', en: 'Done.' } as const

/** The message of a save whose answer is not a row of a list. */
export const savedMessage = (language: Language): string => saved[language]

/** Answer of a call that changed something and has nothing to show. */
export function done(language: Language): { success: true; message: string } {
  return { success: true, message: finished[language] }
}

/** Answer of add and update: the row as it is now. */
export function savedRow<T extends { id: number }>(
  language: Language,
  data: T,
): { success: true; message: string; id: number; data: T } {
  return { success: true, message: saved[language], id: data.id, data }
}
