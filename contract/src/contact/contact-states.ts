import type { Text } from '../texts/languages.ts'

/** Whether somebody has answered a message. */
export const contactStateLabels = {
  waiting: { ro: 'Fără răspuns', en: 'Not answered' },
  answered: { ro: 'Răspuns', en: 'Answered' },
} as const satisfies Record<string, Text>
export type ContactState = keyof typeof contactStateLabels
export const contactStates = Object.keys(contactStateLabels) as [ContactState, ...ContactState[]]
const classNames: Readonly<Record<ContactState, string>> = { waiting: 'status-warn', answered: 'status-ok' }
export const contactStateClass = (state: ContactState): string => classNames[state]
