import type { Text } from '../../texts/languages.ts'
import { type DocumentStatusId, documentStatus, STATUS } from './document-status.ts'

/** Where an open paper waits, in the order of work. */
export const workStepLabels = {
  registry: { ro: 'La registratură', en: 'At the registry' },
  distribution: { ro: 'De repartizat', en: 'Waiting for distribution' },
  group: { ro: 'În lucru la compartiment', en: 'With a department' },
  citizen: { ro: 'În așteptare (solicitant sau terți)', en: 'Waiting for the citizen' },
} as const satisfies Record<string, Text>
export type PaperStep = keyof typeof workStepLabels
export const paperSteps = Object.keys(workStepLabels) as PaperStep[]

/** Closed after its last day; a paper without a deadline is closed in time. */
export const isClosedLate = (row: { closed_on: string | null; deadline_on: string | null }): boolean =>
  row.closed_on !== null && row.deadline_on !== null && row.closed_on > row.deadline_on

/** The step of a paper by its stored status and its department; null = closed or annulled. `work_step` in SQL must agree. */
export function workStepOf(stored: DocumentStatusId, groupId: number | null): PaperStep | null {
  if (stored === STATUS.pending) return 'citizen'
  if (documentStatus(stored).kind !== 'open') return null
  if (groupId === null) return 'registry'
  return stored === STATUS.notResolved || stored === STATUS.sent ? 'distribution' : 'group'
}
