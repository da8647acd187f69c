import type { Text } from '@hdoc/contract/texts/languages.ts'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { initReactI18next } from 'react-i18next'
import { commandKey } from '../browser/command-key.ts'
import type { activity } from '../texts/ro/activity.ts'
import type { chart } from '../texts/ro/chart.ts'
import type { complaint_form } from '../texts/ro/complaint-form.ts'
import type { complaints } from '../texts/ro/complaints.ts'
import type { consent } from '../texts/ro/consent.ts'
import type { contact_form } from '../texts/ro/contact-form.ts'
import type { contact_messages } from '../texts/ro/contact-messages.ts'
import type { counter } from '../texts/ro/counter.ts'
import type { dashboard } from '../texts/ro/dashboard.ts'
import type { data_request_page } from '../texts/ro/data-request-page.ts'
import type { dispatches } from '../texts/ro/dispatches.ts'
import type { filter_form } from '../texts/ro/filter-form.ts'
import type { form_builder } from '../texts/ro/form-builder.ts'
import type { gazette } from '../texts/ro/gazette.ts'
import type { gazette_alerts } from '../texts/ro/gazette-alerts.ts'
import type { gazette_public } from '../texts/ro/gazette-public.ts'
import type { head_scripts } from '../texts/ro/head-scripts.ts'
import type { imports } from '../texts/ro/imports.ts'
import type { ro } from '../texts/ro/index.ts'
import type { leaving } from '../texts/ro/leaving.ts'
import type { merging } from '../texts/ro/merging.ts'
import type { online_form } from '../texts/ro/online-form.ts'
import type { own_complaint } from '../texts/ro/own-complaint.ts'
import type { post_writing } from '../texts/ro/post-writing.ts'
import type { public_form } from '../texts/ro/public-form.ts'
import type { queues } from '../texts/ro/queues.ts'
import type { reading } from '../texts/ro/reading.ts'
import type { reports } from '../texts/ro/reports.ts'
import type { rich_text } from '../texts/ro/rich-text.ts'
import type { security } from '../texts/ro/security.ts'
import type { settings } from '../texts/ro/settings.ts'
import type { settling } from '../texts/ro/settling.ts'
import type { signing } from '../texts/ro/signing.ts'
import type { statistics } from '../texts/ro/statistics.ts'
import type { submission_form } from '../texts/ro/submission-form.ts'
import type { submissions } from '../texts/ro/submissions.ts'
import type { templates } from '../texts/ro/templates.ts'
import type { transfers } from '../texts/ro/transfers.ts'
import type { users } from '../texts/ro/users.ts'
import { firstTexts } from './first-texts.ts'
import { currentLanguage, onLanguageChange } from './language.ts'

/** Texts that pages bring themselves: counter-texts.ts and the files beside it. */
type OwnTexts = {
  activity: typeof activity
  chart: typeof chart
  complaint_form: typeof complaint_form
  consent: typeof consent
  contact_form: typeof contact_form
  head_scripts: typeof head_scripts
  leaving: typeof leaving
  reading: typeof reading
  complaints: typeof complaints
  counter: typeof counter
  dashboard: typeof dashboard
  data_request_page: typeof data_request_page
  own_complaint: typeof own_complaint
  dispatches: typeof dispatches
  filter_form: typeof filter_form
  form_builder: typeof form_builder
  online_form: typeof online_form
  public_form: typeof public_form
  queues: typeof queues
  post_writing: typeof post_writing
  reports: typeof reports
  rich_text: typeof rich_text
  gazette: typeof gazette
  contact_messages: typeof contact_messages
  imports: typeof imports
  gazette_alerts: typeof gazette_alerts
  gazette_public: typeof gazette_public
  merging: typeof merging
  security: typeof security
  settings: typeof settings
  settling: typeof settling
  signing: typeof signing
  transfers: typeof transfers
  statistics: typeof statistics
  submission_form: typeof submission_form
  submissions: typeof submissions
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

// Only the texts of the first load; the entries, the portal, the shell and page tests add the rest.
void i18next.use(initReactI18next).init({
  lng: currentLanguage(),
  fallbackLng: 'ro',
  supportedLngs: ['ro', 'en'],
  // A copy, for what is added later is added to it.
  resources: { ro: { translation: { ...firstTexts } } },
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
