import type { Text } from '../texts/languages.ts'

/** What a browser may be asked for besides what the page needs to work. */
export const purposes = ['statistics', 'advertising'] as const
export type Purpose = (typeof purposes)[number]

export const purposeLabels: Readonly<Record<Purpose, Text>> = {
  statistics: { ro: 'Statistică', en: 'Statistics' },
  advertising: { ro: 'Publicitate', en: 'Advertising' },
}

/** Under which of the two settings a script stands (`/admin/settings/analytics-code`, `…/ads-code`). */
export const configNames = ['analytics', 'ads'] as const
export type ConfigName = (typeof configNames)[number]
/** What a visitor must have agreed to before the scripts of a setting are loaded. */
export const purposeOf: Readonly<Record<ConfigName, Purpose>> = {
  analytics: 'statistics',
  ads: 'advertising',
}

/** Of the question that is asked. Whoever answered an older one is asked again. */
export const CONSENT_VERSION = 1
/** A cookie and no storage of the page, because the document's policy follows it. */
export const consentCookie = 'hdoc_consent'
/** Set in a browser in which somebody signed in: it gets no scripts of others any more. */
export const staffCookie = 'hdoc_staff'

/** The document that may carry scripts of others; every other page stands in that of `/`. */
export const OPEN_PATH = '/portal'

/** What a browser agreed to, and on which day; no purpose = it refused all. */
export type Consent = { day: string; agreed: readonly Purpose[] }

const form = /^(\d{1,4})\.(\d{4}-\d{2}-\d{2})\.((?:[a-z]+-?)*)$/

export const writeConsent = ({ day, agreed }: Consent): string =>
  `${CONSENT_VERSION}.${day}.${purposes.filter((one) => agreed.includes(one)).join('-')}`

/** The consent of a cookie's text; undefined = nobody was asked the present question. */
export function readConsent(text: string | undefined): Consent | undefined {
  const [, version, day = '', names = ''] = form.exec(text ?? '') ?? []
  if (Number(version) !== CONSENT_VERSION) return undefined
  const named = names.split('-')
  return { day, agreed: purposes.filter((one) => named.includes(one)) }
}

/** The value of a cookie among those of the page or of a request. */
export function cookieIn(all: string, name: string): string | undefined {
  for (const one of all.split(';')) {
    const [key, value] = one.trim().split('=')
    if (key === name) return value
  }
  return undefined
}
