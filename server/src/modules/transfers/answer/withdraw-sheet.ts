import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type Work, workOf } from '../../documents/index.ts'
import { takeSheetWithPapers } from '../record/load-sheet.ts'
import type { ChangingSheet } from '../record/queries/sheets.ts'
import { showChangedSheet } from '../record/show-sheet.ts'
import { traceDocuments, traceSheet } from '../record/trace-sheet.ts'
import { mayWithSheet } from '../rules/sheet-policy.ts'
import { takeRows } from './answer-sheet.ts'
import { endSight } from './end-sight.ts'
import { type AnsweredRow, removeDraft, settleSheet, storeWithdrawn } from './queries.ts'

async function withdraw(work: Work, sheet: ChangingSheet, rows: readonly AnsweredRow[]): Promise<void> {
  await storeWithdrawn(work.db, rows, { actor: work.actor, at: work.now })
  await endSight(work.db, sheet, rows)
  await traceDocuments(
    work,
    'document.kept_back',
    rows.map((row) => ({ row, after: { transfer: sheet.number } })),
  )
  await settleSheet(work.db, sheet, work.now)
}

const openRows = (rows: readonly { id: number; row_status: string }[]): number[] =>
  rows.filter(({ row_status }) => row_status === 'sent').map(({ id }) => id)

/** Takes back documents that nobody has answered for: they can be handed over again. */
export async function withdrawSheet(ctx: StaffCtx, { body }: InputOf<typeof transferCalls.withdraw>) {
  const file = await takeSheetWithPapers(ctx, body.id, body.version)
  const rows = takeRows(file, body.row_ids ?? openRows(file.rows), 'row_ids')
  const sheet = grant('transfer.change', file.sheet, mayWithSheet(ctx.actor, file.state, 'withdraw'))
  const work = workOf(ctx)
  await withdraw(work, sheet, rows)
  await traceSheet(work, sheet.id, {
    action: 'transfer.withdrawn',
    before: { open: sheet.open },
    after: { open: sheet.open - rows.length },
  })
  return showChangedSheet(ctx, sheet.id)
}

/** Throws a draft away. A sheet that nobody has answered is annulled instead: a number once given stays. */
export async function deleteSheet(ctx: StaffCtx, { params }: InputOf<typeof transferCalls.delete>) {
  const file = await takeSheetWithPapers(ctx, params.id, undefined)
  const sheet = grant('transfer.change', file.sheet, mayWithSheet(ctx.actor, file.state, 'delete'))
  const work = workOf(ctx)
  if (sheet.status === 'draft') {
    await removeDraft(ctx.db, sheet)
    await traceSheet(work, sheet.id, { action: 'transfer.deleted', before: { count: sheet.documents } })
  } else {
    await withdraw(work, sheet, takeRows(file, openRows(file.rows), 'row_ids'))
    await traceSheet(work, sheet.id, {
      action: 'transfer.annulled',
      before: { open: sheet.open },
      after: { open: 0 },
    })
  }
  return done(ctx.language)
}
