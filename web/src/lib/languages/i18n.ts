import type { Text } from '@hdoc/contract/texts/languages.ts'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { initReactI18next } from 'react-i18next'
import { commandKey } from '../browser/command-key.ts'
import type { complaints } from '../texts/ro/complaints.ts'
import type { contact_form } from '../texts/ro/contact-form.ts'
import type { counter } from '../texts/ro/counter.ts'
import type { dashboard } from '../texts/ro/dashboard.ts'
import type { data_request_page } from '../texts/ro/data-request-page.ts'
import type { gazette } from '../texts/ro/gazette.ts'
import type { gazette_public } from '../texts/ro/gazette-public.ts'
import type { ro } from '../texts/ro/index.ts'
import type { post_writing } from '../texts/ro/post-writing.ts'
import type { public_form } from '../texts/ro/public-form.ts'
import type { rich_text } from '../texts/ro/rich-text.ts'
import type { security } from '../texts/ro/security.ts'
import type { settling } from '../texts/ro/settling.ts'
import type { signing } from '../texts/ro/signing.ts'
import type { templates } from '../texts/ro/templates.ts'
import type { users } from '../texts/ro/users.ts'
import { firstTexts } from './first-texts.ts'
import { currentLanguage, onLanguageChange } from './language.ts'

/** Texts that pages bring themselves: counter-texts.ts and the files beside it. */
type OwnTexts = {
  contact_form: typeof contact_form
  complaints: typeof complaints
  counter: typeof counter
  dashboard: typeof dashboard
  data_request_page: typeof data_request_page
  post_writing: typeof post_writing
  public_form: typeof public_form
  rich_text: typeof rich_text
  gazette: typeof gazette
  gazette_public: typeof gazette_public
  security: typeof security
  settling: typeof settling
  signing: typeof signing
  templates: typeof templates
  users: typeof users
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof ro & OwnTexts }
    returnNull: false
  }
}

// Only the texts of the first load; the portal, the shell and page tests import a file that adds the rest.
void i18next.use(initReactI18next).init({
  lng: currentLanguage(),
  fallbackLng: 'ro',
  supportedLngs: ['ro', 'en'],
  resources: { ro: { translation: firstTexts.ro }, en: { translation: firstTexts.en } },
  interpolation: { escapeValue: false, defaultVariables: { ctrl: commandKey } },
  initAsync: false,
})

function follow(): void {
  const language = currentLanguage()
  void i18next.changeLanguage(language)
  if (typeof document !== 'undefined') document.documentElement.lang = language
}
follow()
onLanguageChange(follow)

/**
 * A text by its key, for code outside components; components use `useTranslation`. A key that is in no file
 * of texts/ does not compile.
 */
export const t = i18next.t

/** A text of the contract (column, label, right) in the present language. */
export const say = (text: Text): string => text[currentLanguage()]

/** The present language; the component is drawn again when it changes. */
export function useLanguage() {
  return useSyncExternalStore(onLanguageChange, currentLanguage)
}
