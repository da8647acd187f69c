import { AppError } from '@hdoc/contract/failures/errors.ts'
import { type AlertPace, alertPaces } from '@hdoc/contract/gazette/gazette-alert-choices.ts'
import { fill } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listHeadings } from '../../gazette/index.ts'
import { firstToken, newNonce, type PublicKind, tokenHash } from '../../public-forms/index.ts'
import { endingToken } from './ending-token.ts'
import { headingTitle } from './heading-title.ts'
import { findByAddress, storeAlert } from './queries.ts'

export type AlertValues = { headings: number[]; pace: AlertPace }

const labels = {
  headings: { ro: 'Rubrici', en: 'Headings' },
  all: { ro: 'Toate rubricile', en: 'All headings' },
  pace: { ro: 'Cât de des', en: 'How often' },
  end: { ro: 'Opriți alertele oricând, aici: {url}', en: 'End the alerts whenever you like, here: {url}' },
} as const

async function checkHeadings(db: TenantDb, { headings }: AlertValues): Promise<void> {
  const known = new Set((await listHeadings(db)).map(({ id }) => id))
  if (!headings.every((id) => known.has(id)))
    throw new AppError('VALIDATION', {}, { fields: { headings: [{ key: 'reference' }] } })
}

/** Alerts about the gazette: confirmed, the address is told of what is published from then on. Asked for again, they change. */
export const alertKind: PublicKind<AlertValues> = {
  kind: 'gazette_alert',
  check: checkHeadings,
  tell: async (db, { headings, pace }, language) => {
    const chosen = (await listHeadings(db)).filter(({ id }) => headings.includes(id))
    const named = chosen.map((one) => headingTitle(one, language)).join('; ')
    return [
      { label: labels.headings[language], value: named || labels.all[language] },
      { label: labels.pace[language], value: alertPaces[pace][language] },
    ]
  },
  confirm: async ({ db, services, now }, { values, email, language }) => {
    const nonce = newNonce()
    const token = firstToken(services.settings, { institutionId: db.institutionId, purpose: 'alert', nonce })
    await storeAlert(db, { ...values, email, language, nonce, hash: tokenHash(token), at: now })
    return { number: '', deadline_on: null, tracking_code: '' }
  },
  notes: async ({ db, settings, base }, { email, language }) => {
    const alert = await findByAddress(db, email)
    if (!alert) return []
    const url = `${base}/#/opreste-alerte/${await endingToken(db, settings, alert)}`
    return [fill(labels.end[language], { url })]
  },
}
