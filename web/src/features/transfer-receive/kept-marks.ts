import type { Refusal } from '@hdoc/contract/transfers/transfer-status.ts'
import { findKept, forgetKept, keepFor } from '../../entities/session/kept-for.ts'
import { sheetMarksKey } from '../../entities/session/list-memory.ts'
import { currentSession } from '../../entities/session/session-store.ts'

export type Mark = { kind: 'accept' } | { kind: 'refuse'; refusal: Refusal | null; reason: string }
/** Marks by the row that they are on. */
export type Marks = Readonly<Record<number, Mark>>
type Kept = { owner: number; marks: Marks }

const ownerNow = (): number => currentSession().user?.id ?? 0

/**
 * What the person has marked on sheets and not confirmed yet. A stack of papers that was scanned is not scanned again
 * because another sheet was opened meanwhile, or the page was left.
 */
export const keptMarks = (): Marks => findKept<Kept>(sheetMarksKey, ownerNow())?.marks ?? {}

/** Keeps the marks on some rows in place of those that they had. */
export function keepMarks(rowIds: readonly number[], marks: Marks): void {
  const owner = ownerNow()
  const after: Record<number, Mark> = { ...keptMarks() }
  for (const id of rowIds) {
    const mark = marks[id]
    if (mark) after[id] = mark
    else delete after[id]
  }
  if (Object.keys(after).length === 0) forgetKept(sheetMarksKey, owner)
  else keepFor(sheetMarksKey, { owner, marks: after } as Kept)
}
