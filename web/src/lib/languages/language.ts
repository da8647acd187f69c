import { type Language, languages } from '@hdoc/contract/texts/languages.ts'

const storageKey = 'hdoc-language'
const listeners = new Set<(language: Language) => void>()

function stored(): Language | undefined {
  try {
    const value = localStorage.getItem(storageKey)
    return languages.find((language) => language === value)
  } catch {
    // Storage may be forbidden by the browser; then every visit begins in Romanian.
    return undefined
  }
}

let current: Language = stored() ?? 'ro'

export const currentLanguage = (): Language => current

/** Switches the language of the page and keeps it in this browser. */
export function setLanguage(language: Language): void {
  if (language === current) return
  current = language
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Kept for this visit only.
  }
  for (const listener of listeners) listener(language)
}

/** Calls `listener` after each change; answers the function that ends it. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
