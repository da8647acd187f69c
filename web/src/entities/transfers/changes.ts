import type { Change } from '../../lib/queries/change.ts'

/** What every act on a sheet changes before its papers move. */
export const sheetChanges: readonly Change[] = [{ what: 'transfer.changed' }]

/** What answering changes besides: where papers are, departments, shares of cases. */
export const answerChanges: readonly Change[] = [
  { what: 'transfer.changed' },
  { what: 'document.changed' },
  { what: 'workcase.changed' },
]
