import { type Consent, type Purpose, readConsent, writeConsent } from '@hdoc/contract/portal/consent.ts'
import { consentCookie } from '@hdoc/contract/portal/consent-names.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** After a year the question is asked anew. */
const KEPT_DAYS = 365

/** What this browser answered; undefined = it was not asked yet. */
export const keptConsent = (): Consent | undefined => readConsent(readCookie(consentCookie))

export const agreedPurposes = (): readonly Purpose[] => keptConsent()?.agreed ?? []

export function keepConsent(consent: Consent): void {
  writeCookie(consentCookie, writeConsent(consent), KEPT_DAYS)
}
