import type { Work } from '../../documents/index.ts'
import type { SheetFile } from '../record/load-sheet.ts'
import type { ChangingSheet } from '../record/queries/sheets.ts'
import { traceSheet } from '../record/trace-sheet.ts'

type Draft = Pick<SheetFile, 'sheet' | 'rows'>
type Numbered = { readonly number: string }

const numbersOf = (papers: readonly Numbered[]): string => papers.map(({ number }) => number).join(', ')

/** Says in the trail who put which documents on a draft. */
export const traceAdded = (work: Work, { sheet, rows }: Draft, added: readonly Numbered[]): Promise<void> =>
  traceSheet(work, sheet.id, {
    action: 'transfer.rows_added',
    before: { count: rows.length },
    after: { count: rows.length + added.length, papers: numbersOf(added) },
  })

/** Says in the trail who took which documents off a draft. */
export const traceTakenOff = (work: Work, { sheet, rows }: Draft, gone: readonly Numbered[]): Promise<void> =>
  traceSheet(work, sheet.id, {
    action: 'transfer.rows_removed',
    before: { count: rows.length, papers: numbersOf(gone) },
    after: { count: rows.length - gone.length },
  })

type Named = Pick<ChangingSheet, 'to_group_name' | 'to_user_name'>
const receiverOf = ({ to_group_name, to_user_name }: Named) => ({
  to: to_group_name ?? '',
  person: to_user_name ?? '',
})

export const traceReceiver = (work: Work, sheetId: number, before: Named, after: Named): Promise<void> =>
  traceSheet(work, sheetId, {
    action: 'transfer.receiver_changed',
    before: receiverOf(before),
    after: receiverOf(after),
  })
