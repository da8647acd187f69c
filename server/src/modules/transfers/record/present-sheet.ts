import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import { daysBetween } from '@hdoc/contract/ro/local-date.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import {
  type PaperToSend,
  type SheetSummary,
  sheetActions,
  type TransferRow,
  type TransferSheet,
} from '@hdoc/contract/transfers/transfer-rows.ts'
import {
  sheetStatuses,
  type TransferRowStatus,
  transferRowStatuses,
} from '@hdoc/contract/transfers/transfer-status.ts'
import { type Decision, whyNot } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { hiddenDocument } from '../../cases/index.ts'
import { mayHandOver } from '../rules/block-rules.ts'
import { readsPaper } from '../rules/reads-paper.ts'
import { mayWithSheet } from '../rules/sheet-policy.ts'
import type { SheetFile } from './load-sheet.ts'
import type { PaperRow } from './queries/papers.ts'
import type { RowRow } from './queries/rows.ts'
import type { SheetRow } from './queries/sheets.ts'

/** What explains a refusal: the sheet that the document is on, or who has the paper. */
function detailOf({ open_row, holder_group_name }: PaperRow, code: string): string {
  if (code === 'in_transfer' && open_row) return `${open_row.number} · ${open_row.to}`
  return code === 'other_department' ? (holder_group_name ?? '') : ''
}

/** Why a document cannot be handed over, as pages show it; null = it can. */
export function presentBlock(paper: PaperRow, decision: Decision, language: Language): PaperToSend['why'] {
  const text = whyNot(decision, (code, values) => errorMessage(code, language, values), language)
  if (decision.ok || text === undefined) return null
  const code = 'code' in decision ? decision.code : 'FORBIDDEN'
  return { code, text, detail: detailOf(paper, code) }
}

/** A document of a list or sheet. */
export function presentPaper(paper: PaperRow, language: Language) {
  const { document_id, number, registered_on, issuer_name, short_description, pages, annexes, in_case } =
    paper
  const isOpen = readsPaper(paper)
  return {
    document_id: paper.seen ? document_id : null,
    number,
    registered_on,
    issuer: isOpen ? issuer_name : '',
    short_description: isOpen ? short_description : hiddenDocument[language],
    pages,
    annexes,
    in_case: in_case && { id: in_case.id, name: in_case.number },
  }
}

export const presentRowStatus = (code: TransferRowStatus, language: Language): TransferRow['status'] => {
  const { label, className } = transferRowStatuses[code]
  return { code, name: label[language], className }
}

type Reader = Pick<StaffCtx, 'actor' | 'clock' | 'language'>

export function presentSummary({ actor, clock, language }: Reader, sheet: SheetRow): SheetSummary {
  const today = localDate(clock.now())
  const isOwn = actor.groupIds.includes(sheet.from_group_id)
  const isReceived = !isOwn && actor.groupIds.some((id) => id === sheet.to_group_id)
  const { label, className } = sheetStatuses[sheet.status]
  const sentOn = sheet.sent_at === null ? today : localDate(new Date(sheet.sent_at))
  return {
    id: sheet.id,
    number: sheet.number ?? '',
    status: { code: sheet.status, name: label[language], className },
    from: { id: sheet.from_group_id, name: sheet.from_group_name },
    to: sheet.to_group_id === null ? null : { id: sheet.to_group_id, name: sheet.to_group_name ?? '' },
    person: sheet.to_user_id === null ? null : { id: sheet.to_user_id, name: sheet.to_user_name ?? '' },
    direction: isReceived ? 'received' : 'sent',
    made_by: sheet.made_by_name,
    made_at: sheet.made_at,
    sent_by: sheet.sent_by_name,
    sent_at: sheet.sent_at,
    closed_at: sheet.closed_at,
    documents: sheet.documents,
    accepted: sheet.accepted,
    refused: sheet.refused,
    open: sheet.open,
    waits_days: sheet.status === 'sent' ? daysBetween(sentOn, today) : 0,
    version: sheet.version,
  }
}

function presentRow(row: RowRow, { sheet }: SheetFile, language: Language): TransferRow {
  const isDraft = sheet.status === 'draft'
  const wish = { fromGroupId: sheet.from_group_id, toGroupId: sheet.to_group_id }
  return {
    ...presentPaper(row, language),
    ...(!isDraft && { pages: row.row_pages, annexes: row.row_annexes }),
    id: row.id,
    paper_id: row.document_id,
    status: presentRowStatus(row.row_status, language),
    why: isDraft ? presentBlock(row, mayHandOver(row, wish), language) : null,
    refusal: row.refusal,
    reason: row.reason,
    answered_at: row.answered_at,
    answered_by: row.answered_by_name,
  }
}

/** A sheet as the caller sees it. */
export function presentSheet(reader: Reader, file: SheetFile): TransferSheet {
  const { actor, language } = reader
  const rows = file.rows.map((row) => presentRow(row, file, language))
  const decisions = sheetActions.map((action) => [action, mayWithSheet(actor, file.state, action)] as const)
  const why = (decision: Decision) =>
    whyNot(decision, (code, values) => errorMessage(code, language, values), language)
  return {
    ...presentSummary(reader, file.sheet),
    rows,
    pages: rows.reduce((sum, { pages }) => sum + pages, 0),
    annexes: rows.reduce((sum, { annexes }) => sum + annexes, 0),
    can: Object.fromEntries(decisions.map(([action, { ok }]) => [action, ok])) as TransferSheet['can'],
    cannot: Object.fromEntries(
      decisions.flatMap(([action, decision]) => (decision.ok ? [] : [[action, why(decision)]])),
    ) as TransferSheet['cannot'],
  }
}
