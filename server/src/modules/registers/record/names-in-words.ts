import type { Text } from '@hdoc/contract/texts/languages.ts'

/** Most names a sentence lists. */
const MOST_NAMED = 5

/** The first names of a list in quotation marks, and how many more there are. */
export function namesInWords(names: readonly string[]): Text[] {
  const more = names.length - MOST_NAMED
  return [
    ...names.slice(0, MOST_NAMED).map((name) => ({ ro: `„${name}”`, en: `"${name}"` })),
    ...(more > 0 ? [{ ro: `și încă ${more}`, en: `and ${more} more` }] : []),
  ]
}
