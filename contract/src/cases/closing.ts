import { DOCUMENT_STATUSES } from '../documents/status/document-status.ts'
import type { Text } from '../texts/languages.ts'

/** Statuses that a case may be closed with; its incoming documents get them too. */
const closingStatuses = DOCUMENT_STATUSES.filter(({ kind }) => kind === 'closed').map(({ id }) => id)
export const isClosingStatus = (id: number): boolean => closingStatuses.some((one) => one === id)

/** „Clasat”: filed without an answer, which takes a legal ground. */
export const FILED = 13
/** „Declinat”: sent on to the authority that it belongs to. */
export const DECLINED = 14

/** Legal grounds of „Clasat”. */
export const legalGrounds = {
  anonymous: { ro: 'Anonimă sau fără date de identificare', en: 'Anonymous or without identification' },
  repeated: { ro: 'Repetată, cu același conținut', en: 'Repeated, with the same content' },
  joined: { ro: 'Conexată', en: 'Joined with another' },
  withdrawn: { ro: 'Retrasă', en: 'Withdrawn' },
  without_object: { ro: 'Fără obiect', en: 'Without object' },
} as const satisfies Record<string, Text>
export type LegalGround = keyof typeof legalGrounds
