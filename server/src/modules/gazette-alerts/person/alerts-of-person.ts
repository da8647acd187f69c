import { alertPaces } from '@hdoc/contract/gazette/gazette-alert-choices.ts'
import type { PersonErasure, PersonRecords } from '../../issuers/index.ts'
import { headingTitle } from '../alerts/heading-title.ts'
import { listChosen } from '../alerts/queries.ts'
import { deleteAlertsTo, listAlertsTo } from './queries.ts'

const what = { ro: 'Alerte din Monitorul Oficial Local', en: 'Alerts of the local gazette' } as const

const lowerCase = (emails: readonly string[]): string[] => emails.map((email) => email.toLowerCase())

/** The alerts that a person asked for by an address, with what they are about. */
export const alertsOfPerson: PersonRecords = async (db, _issuerIds, { language, traits }) => {
  const records = []
  for (const { id, on, email, daily } of await listAlertsTo(db, lowerCase(traits.emails))) {
    const headings = (await listChosen(db, id)).map((one) => headingTitle(one, language))
    const pace = alertPaces[daily ? 'daily' : 'at_once'][language]
    records.push({ what: what[language], on, number: '', about: [email, pace, ...headings].join(' · ') })
  }
  return records
}

/** Ends the alerts of a person; address, choice and what waited are deleted. */
export const alertsErased: PersonErasure = async (db, { traits }) => ({
  type: 'gazette_alert',
  ids: await deleteAlertsTo(db, lowerCase(traits.emails)),
})
