import type { Language } from '@hdoc/contract/texts/languages.ts'
import i18next from 'i18next'
import './i18n.ts'

/** Adds texts that a page brings itself, in both languages: no other page says them. */
export function addTexts(texts: Readonly<Record<Language, Readonly<Record<string, unknown>>>>): void {
  i18next.addResourceBundle('ro', 'translation', texts.ro, true, true)
  i18next.addResourceBundle('en', 'translation', texts.en, true, true)
}
