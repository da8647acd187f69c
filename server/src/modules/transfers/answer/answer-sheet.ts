import { AppError } from '@hdoc/contract/failures/errors.ts'
import { refusals, transferRowStatuses } from '@hdoc/contract/transfers/transfer-status.ts'
import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { allowed, type Decision, grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { keepVisible, viewerOfCall, workOf } from '../../documents/index.ts'
import { sheetAnswered } from '../events/index.ts'
import { type SheetFile, takeSheetWithPapers } from '../record/load-sheet.ts'
import type { RowRow } from '../record/queries/rows.ts'
import { showAnsweredSheet } from '../record/show-sheet.ts'
import { traceDocuments, traceSheet } from '../record/trace-sheet.ts'
import { readsPaper } from '../rules/reads-paper.ts'
import { mayWithSheet } from '../rules/sheet-policy.ts'
import { endSight } from './end-sight.ts'
import { movePapers } from './move-papers.ts'
import { type AnsweredRow, type Refused, settleSheet, storeAccepted, storeRefused } from './queries.ts'

type Call = typeof transferCalls.answer

/** A row is answered once; who comes later reads who was first, and what they said. */
const mayAnswer = ({ row_status, number, answered_by_name }: RowRow): Decision =>
  row_status === 'sent'
    ? allowed
    : {
        ok: false,
        code: 'ROW_ANSWERED',
        values: { by: answered_by_name, number, status: transferRowStatuses[row_status].label },
      }

/** Rows of the sheet that may be answered. */
export function takeRows(
  { rows }: Pick<SheetFile, 'rows'>,
  ids: readonly number[],
  field: string,
): AnsweredRow[] {
  return [...new Set(ids)].map((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new AppError('VALIDATION', {}, { fields: { [field]: [{ key: 'reference' }] } })
    return grant('transfer.answer', row, mayAnswer(row))
  })
}

function takeRefused(file: SheetFile, { refuse }: InputOf<Call>['body']): Refused[] {
  return refuse.flatMap(({ row_id, refusal, reason }) =>
    takeRows(file, [row_id], 'refuse').map((row) => ({ row, refusal: refusal ?? 'other', reason })),
  )
}

type Answered = {
  accepted: readonly AnsweredRow[]
  refused: readonly Refused[]
  by: string
  at: string
  /** Whoever answers sent the sheet as well. */
  isSender: boolean
  /** Of the refused documents those that whoever answers still sees. */
  seen: readonly number[]
}

/** The documents of a sheet after some were answered for: sight comes by taking over, and may go by refusing. */
function rowsAfter(
  rows: readonly RowRow[],
  { accepted, refused, by, at, isSender, seen }: Answered,
): RowRow[] {
  const told = { answered_at: at, answered_by_name: by }
  const taken = new Set(accepted.map(({ id }) => id))
  const sentBack = new Map(refused.map((one) => [one.row.id, one]))
  return rows.map((row) => {
    if (taken.has(row.id))
      return { ...row, ...told, row_status: 'accepted', seen: !isSender || readsPaper(row) }
    const why = sentBack.get(row.id)
    if (!why) return row
    const { refusal, reason } = why
    return { ...row, ...told, row_status: 'refused', refusal, reason, seen: seen.includes(row.document_id) }
  })
}

/**
 * Answers for documents of a sheet: accepted papers and their work move at once, refused ones stay where they were,
 * with the reason. What is not answered stays open, and so does the sheet.
 */
export async function answerSheet(ctx: StaffCtx, { body }: InputOf<Call>) {
  const file = await takeSheetWithPapers(ctx, body.id, body.version)
  // Read before the state of the sheet: of two who answer at once, the second reads what the first one said.
  const accepted = takeRows(file, body.accept, 'accept')
  const refused = takeRefused(file, body)
  const sheet = grant('transfer.change', file.sheet, mayWithSheet(ctx.actor, file.state, 'answer'))
  const work = workOf(ctx)
  const by = { actor: ctx.actor, at: work.now }
  await storeAccepted(ctx.db, accepted, by)
  await storeRefused(ctx.db, refused, by)
  await endSight(
    ctx.db,
    sheet,
    refused.map(({ row }) => row),
  )
  const number = sheet.number ?? ''
  await traceDocuments(
    work,
    'document.received',
    accepted.map((row) => ({
      row,
      before: { paper_at: sheet.from_group_name },
      after: { paper_at: sheet.to_group_name ?? '', transfer: number },
    })),
  )
  await traceDocuments(
    work,
    'document.not_received',
    refused.map(({ row, refusal, reason }) => ({
      row,
      after: { transfer: number, refusal: refusals[refusal].ro },
      reason,
    })),
  )
  await movePapers(work, file, accepted)
  await settleSheet(ctx.db, sheet, work.now)
  await traceSheet(work, sheet.id, {
    action: 'transfer.answered',
    before: { accepted: sheet.accepted, refused: sheet.refused },
    after: { accepted: sheet.accepted + accepted.length, refused: sheet.refused + refused.length },
  })
  const { institutionId: institution_id, id, name } = ctx.actor
  await emit(
    ctx.db,
    sheetAnswered,
    {
      ...{ sheet_id: sheet.id, by: { institution_id, id, name } },
      ...{ accepted: accepted.length, refused: refused.length },
    },
    work.now,
  )
  const at = work.now.toISOString()
  const isSender = sheet.sent_by_id === id && sheet.sent_by_institution_id === institution_id
  const sentBack = refused.map(({ row }) => row.document_id)
  const seen = await keepVisible(ctx.db, await viewerOfCall(ctx), sentBack, sentBack.length)
  return showAnsweredSheet(
    ctx,
    file,
    rowsAfter(file.rows, { accepted, refused, by: name, at, isSender, seen }),
  )
}
