import { type GazetteCategory, gazetteCategoryLabels } from '../doc-types/gazette-categories.ts'
import type { Language, Text } from '../texts/languages.ts'

/** How far an entry of the gazette is. */
export const gazetteStateLabels = {
  draft: { ro: 'Ciornă', en: 'Draft' },
  waiting: { ro: 'Așteaptă aprobarea', en: 'Waits for approval' },
  scheduled: { ro: 'Programat', en: 'Scheduled' },
  published: { ro: 'Publicat', en: 'Published' },
  withdrawn: { ro: 'Retras', en: 'Withdrawn' },
} as const satisfies Record<string, Text>
export type GazetteState = keyof typeof gazetteStateLabels
export const gazetteStates = Object.keys(gazetteStateLabels) as GazetteState[]

const classNames: Readonly<Record<GazetteState, string>> = {
  draft: 'status-neutral',
  waiting: 'status-warn',
  scheduled: 'status-info',
  published: 'status-ok',
  withdrawn: 'status-bad',
}
export const gazetteClassName = (state: GazetteState): string => classNames[state]

/** Why an entry was withdrawn; the first two erase its words and files. */
export const gazetteWithdrawalLabels = {
  personal_data: { ro: 'Conține date cu caracter personal', en: 'Contains personal data' },
  expired: { ro: 'Termenul de afișare s-a împlinit', en: 'The time of display has ended' },
  mistake: { ro: 'Publicat din greșeală', en: 'Published by mistake' },
  other: { ro: 'Alt motiv', en: 'Another reason' },
} as const satisfies Record<string, Text>
export type GazetteWithdrawal = keyof typeof gazetteWithdrawalLabels
/** Those that a person may choose; the time of display ends by itself. */
export const chosenWithdrawals = ['personal_data', 'mistake', 'other'] as const satisfies GazetteWithdrawal[]
export const erasesEntry = (withdrawal: GazetteWithdrawal): boolean =>
  withdrawal === 'personal_data' || withdrawal === 'expired'

/** What may be done with an entry. */
export const gazetteActions = [
  'edit',
  'discard',
  'submit',
  'approve',
  'return',
  'withdraw',
  'correct',
] as const
export type GazetteAction = (typeof gazetteActions)[number]

/** Kinds of personal data that the check before publishing looks for. */
export const personalDataLabels = {
  cnp: { ro: 'CNP', en: 'CNP' },
  phone: { ro: 'Telefon', en: 'Phone' },
  email: { ro: 'E-mail', en: 'E-mail' },
  iban: { ro: 'IBAN', en: 'IBAN' },
  address: { ro: 'Adresă', en: 'Address' },
} as const satisfies Record<string, Text>
export type PersonalDataKind = keyof typeof personalDataLabels
export const personalDataKinds = Object.keys(personalDataLabels) as PersonalDataKind[]

/** Most levels of headings, the law's six among them. */
export const MOST_LEVELS = 4
/** Most headings of an institution. */
export const MOST_HEADINGS = 300
/** Entries of a public page. */
export const GAZETTE_ROWS = 20
/** A search tells how much it found up to here. */
export const MOST_FOUND = 1000
/** Most files of one entry. */
export const MOST_GAZETTE_FILES = 20

/** A heading's own name, or the law's. */
export function headingName({ code, name }: { code: string; name: string }, language: Language): string {
  if (name !== '') return name
  const known: Readonly<Record<string, Text>> = gazetteCategoryLabels
  return known[code]?.[language] ?? code
}

/** Registers of acts show the acts of another heading, line by line. */
const registered: Partial<Record<GazetteCategory, GazetteCategory>> = { 'c.3': 'c.1', 'd.3': 'd.1' }
export const registeredCode = (code: string): GazetteCategory | undefined =>
  registered[code as GazetteCategory]
