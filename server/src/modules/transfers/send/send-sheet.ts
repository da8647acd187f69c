import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { letTransferrersSee, workOf } from '../../documents/index.ts'
import { checkReceiver } from '../draft/check-receiver.ts'
import { addDraft } from '../draft/queries.ts'
import { sheetSent } from '../events/index.ts'
import { takeSheetWithPapers } from '../record/load-sheet.ts'
import { holdActive } from '../record/queries/of-group.ts'
import type { RowRow } from '../record/queries/rows.ts'
import type { ChangingSheet } from '../record/queries/sheets.ts'
import { showChangedSheet } from '../record/show-sheet.ts'
import { traceDocuments, traceSheet } from '../record/trace-sheet.ts'
import { mayHandOver } from '../rules/block-rules.ts'
import { readsPaper } from '../rules/reads-paper.ts'
import { mayWithSheet } from '../rules/sheet-policy.ts'
import { moveRows, numberSheet, storeSending } from './queries.ts'

/** What is blocked stays visible, on a draft for the same receiver. */
async function leaveBehind(ctx: StaffCtx, sheet: ChangingSheet, rows: readonly RowRow[]): Promise<void> {
  if (rows.length === 0) return
  const { from_group_id, to_group_id, to_user_id } = sheet
  const work = workOf(ctx)
  const rest = await addDraft(ctx.db, {
    ...{ from_group_id, to_group_id, to_user_id },
    ...{ actor: ctx.actor, at: work.now },
  })
  await moveRows(
    ctx.db,
    rows.map(({ id }) => id),
    rest,
  )
  await traceSheet(work, rest, {
    action: 'transfer.drafted',
    after: { from: sheet.from_group_name, to: sheet.to_group_name ?? '', count: rows.length },
  })
}

/** People of the institution who see the documents because they send or receive them. */
const ownPeople = ({ actor, db }: StaffCtx, receiver: number | null): number[] => [
  ...(actor.institutionId === db.institutionId ? [actor.id] : []),
  ...(receiver === null ? [] : [receiver]),
]

/**
 * Sends a draft: each document that may go is on its way from now on, which keeps its case open; the sheet gets its
 * number, last of all.
 */
export async function sendSheet(ctx: StaffCtx, { body }: InputOf<typeof transferCalls.send>) {
  const { sheet: found, rows, state } = await takeSheetWithPapers(ctx, body.id, body.version)
  const sheet = grant('transfer.change', found, mayWithSheet(ctx.actor, state, 'send'))
  const to = await checkReceiver(ctx.db, sheet.from_group_id, sheet)
  if (!to) throw new AppError('VALIDATION', {}, { fields: { to_group_id: [{ key: 'required' }] } })
  if (!(await holdActive(ctx.db, to.id)))
    throw new AppError('VALIDATION', {}, { fields: { to_group_id: [{ key: 'reference' }] } })
  const wish = { fromGroupId: sheet.from_group_id, toGroupId: to.id }
  const going = rows.filter((row) => mayHandOver(row, wish).ok)
  if (going.length === 0) throw new AppError('SHEET_EMPTY')
  const work = workOf(ctx)
  await leaveBehind(
    ctx,
    sheet,
    rows.filter((row) => !going.includes(row)),
  )
  await storeSending(
    ctx.db,
    sheet,
    going.map(({ id }) => id),
    ctx.actor,
  )
  // Nobody opens by a sheet what they may not read: neither to themselves, nor to the person whom they name.
  await letTransferrersSee(
    ctx.db,
    going.filter(readsPaper).map(({ document_id }) => document_id),
    ownPeople(ctx, sheet.to_user_id),
  )
  const { number } = await numberSheet(ctx.db, sheet, ctx.clock.fixed?.() ?? null)
  const receiver = { to: to.name, ...(sheet.to_user_name !== null && { person: sheet.to_user_name }) }
  await traceSheet(work, sheet.id, {
    action: 'transfer.sent',
    before: { number: '' },
    after: { number, from: sheet.from_group_name, ...receiver, count: going.length },
  })
  await traceDocuments(
    work,
    'document.handed_over',
    going.map((row) => ({ row, after: { transfer: number, from: sheet.from_group_name, ...receiver } })),
  )
  const { institutionId: institution_id, id, name } = ctx.actor
  await emit(
    ctx.db,
    sheetSent,
    { sheet_id: sheet.id, by: { institution_id, id, name }, documents: going.length },
    work.now,
  )
  return showChangedSheet(ctx, sheet.id)
}
