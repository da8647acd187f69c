import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'

/** Who does not see the document that a case began with does not see the case. */
export const isSeen = ({ documents }: Pick<WorkCase, 'documents'>): boolean =>
  documents.some(({ role, id }) => role === 'origin' && id !== null)
