import { CONSENT_VERSION } from './consent-names.ts'

/** What a browser may be asked for besides what the page needs to work. */
export const purposes = ['statistics', 'advertising'] as const
export type Purpose = (typeof purposes)[number]

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
