import { workStepOf } from '@hdoc/contract/documents/status/work-step.ts'
import { AppError, type CodedFailure, errorMessage } from '@hdoc/contract/failures/errors.ts'
import { fill } from '@hdoc/contract/texts/languages.ts'
import { transferRowStatuses } from '@hdoc/contract/transfers/transfer-status.ts'
import type { Scanned, ScanOutcome, transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { can } from '../../../platform/auth/actor.ts'
import { grant, missingRight } from '../../../platform/auth/grant.ts'
import { localYear } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall } from '../../documents/index.ts'
import { findPreparing } from '../draft/active-group.ts'
import { beginDraft, mayPut, putRows } from '../draft/change-draft.ts'
import {
  getVisibleSheet,
  listVisibleRows,
  type SheetFile,
  takeSheet,
  withDocument,
} from '../record/load-sheet.ts'
import { presentBlock, presentSheet } from '../record/present-sheet.ts'
import { findByNumber, listPapers, type PaperRow } from '../record/queries/papers.ts'
import type { MeantRows, RowRow } from '../record/queries/rows.ts'
import { findSheet } from '../record/queries/sheets.ts'
import { mayHandOver } from '../rules/block-rules.ts'
import { mayWithSheet, seesSheet } from '../rules/sheet-policy.ts'
import { type Meaning, readCode } from './read-code.ts'

type OfDocument = Extract<Meaning, { kind: 'document' | 'number' }>
type Answered = { outcome: ScanOutcome; text: string } & Partial<Scanned>

const answer = ({ outcome, text, ...rest }: Answered): Scanned => ({
  outcome,
  text,
  number: '',
  row_id: null,
  sheet_id: null,
  data: null,
  ...rest,
})

const added = { ro: 'Adăugat, al {n}-lea.', en: 'Added, number {n}.' } as const
const found = { ro: 'De confirmat.', en: 'To be confirmed.' } as const
const opened = { ro: 'Borderou deschis.', en: 'Sheet opened.' } as const

/** The refusals of a scan in the caller’s language. */
const refusing =
  ({ language }: Pick<StaffCtx, 'language'>) =>
  (outcome: ScanOutcome, { code, values }: CodedFailure, more: Partial<Scanned> = {}): Scanned =>
    answer({ ...more, outcome, text: errorMessage(code, language, values) })

/** A sheet’s own code opens it, if it is of one of the caller’s departments. */
async function openSheet(ctx: StaffCtx, sheetId: number): Promise<Scanned> {
  const sheet = await findSheet(ctx.db, sheetId)
  if (!sheet || !seesSheet(ctx.actor, sheet)) return refusing(ctx)('unknown', { code: 'LABEL_UNKNOWN' })
  return answer({
    outcome: 'sheet',
    text: opened[ctx.language],
    number: sheet.number ?? '',
    sheet_id: sheet.id,
  })
}

/** Which row of a sheet was scanned: one that waits for an answer, or why not. */
function judgeReceived(ctx: StaffCtx, row: RowRow): Scanned {
  const { id: row_id, number, row_status, answered_by_name: by } = row
  if (row_status === 'sent') return answer({ outcome: 'found', text: found[ctx.language], number, row_id })
  const status = transferRowStatuses[row_status].label
  return refusing(ctx)(
    'doubled',
    { code: 'ROW_ANSWERED', values: { by, number, status } },
    { number, row_id },
  )
}

async function receive(ctx: StaffCtx, sheetId: number, wanted: MeantRows): Promise<Scanned> {
  const meant = await listVisibleRows(ctx, sheetId, wanted)
  const [row] = meant
  if (!row) return refusing(ctx)('not_on_sheet', { code: 'NOT_ON_SHEET' })
  return meant.length > 1 ? refusing(ctx)('ambiguous', { code: 'LABEL_AMBIGUOUS' }) : judgeReceived(ctx, row)
}

/** Why a document that was scanned cannot be handed over; undefined = it can. */
function whyBlocked(
  { language }: StaffCtx,
  paper: PaperRow,
  wish: { fromGroupId: number; toGroupId: number | null },
): Scanned | undefined {
  const why = presentBlock(paper, mayHandOver(paper, wish), language)
  if (!why) return undefined
  const text = [why.text, why.detail].filter((part) => part !== '').join(' ')
  return answer({ outcome: 'blocked', text, number: paper.number })
}

function answerAdded(ctx: StaffCtx, now: SheetFile, { document_id, number }: PaperRow): Scanned {
  return answer({
    outcome: 'added',
    text: fill(added[ctx.language], { n: now.rows.length }),
    number,
    row_id: now.rows.find((row) => row.document_id === document_id)?.id ?? null,
    sheet_id: now.sheet.id,
    data: presentSheet(ctx, now),
  })
}

async function putOn(ctx: StaffCtx, file: SheetFile, paper: PaperRow): Promise<Scanned> {
  const { number, document_id } = paper
  const say = refusing(ctx)
  const { sheet, rows } = file
  const there = rows.find((row) => row.document_id === document_id)
  if (there) return say('doubled', { code: 'ROW_DOUBLED' }, { number, row_id: there.id })
  const wish = { fromGroupId: sheet.from_group_id, toGroupId: sheet.to_group_id }
  const why = whyBlocked(ctx, paper, wish)
  if (why) return why
  const draft = grant('transfer.change', sheet, mayWithSheet(ctx.actor, file.state, 'update'))
  await putRows(ctx, { ...file, draft }, [paper])
  return answerAdded(ctx, await withDocument(ctx, file, document_id), paper)
}

/** Numbers begin anew each year, so a number that was typed means the paper at work rather than closed ones of before. */
function atWork(papers: readonly PaperRow[]): readonly PaperRow[] {
  const open = papers.filter(({ status, group_id }) => workStepOf(status, group_id) !== null)
  return open.length === 1 ? open : papers
}

/** Of the documents that a code may mean, the one that a department may put on a sheet; or why there is none. */
function choose(ctx: StaffCtx, papers: readonly PaperRow[], groupId: number): PaperRow | Scanned {
  const meant = atWork(papers.filter((paper) => mayPut(paper, groupId)))
  const [paper] = meant
  if (!paper) return refusing(ctx)('unknown', { code: 'LABEL_UNKNOWN' })
  return meant.length > 1 ? refusing(ctx)('ambiguous', { code: 'LABEL_AMBIGUOUS' }) : paper
}

async function prepare(ctx: StaffCtx, sheetId: number, papers: readonly PaperRow[]): Promise<Scanned> {
  const file = await takeSheet(ctx, sheetId, undefined)
  grant('transfer.change', file.sheet, mayWithSheet(ctx.actor, file.state, 'update'))
  const chosen = choose(ctx, papers, file.sheet.from_group_id)
  return 'outcome' in chosen ? chosen : putOn(ctx, file, chosen)
}

/** The first document that is scanned begins a draft, for the department that works on it. */
async function begin(ctx: StaffCtx, groupId: number | null, papers: readonly PaperRow[]): Promise<Scanned> {
  const from = (await findPreparing(ctx, groupId))?.group
  if (!from) throw new AppError('NO_ACTIVE_GROUP')
  if (!can(ctx.actor, 'transfer.create')) throw missingRight('transfer.create')
  const chosen = choose(ctx, papers, from.id)
  if ('outcome' in chosen) return chosen
  const isElsewhere = chosen.group_id !== from.id
  const toGroupId = isElsewhere ? chosen.group_id : null
  const why = whyBlocked(ctx, chosen, { fromGroupId: from.id, toGroupId })
  if (why) return why
  const sheetId = await beginDraft(ctx, {
    from,
    receiver: { to_group_id: toGroupId, to_user_id: null },
    to: isElsewhere ? (chosen.group_name ?? '') : '',
    documentIds: [chosen.document_id],
  })
  return answerAdded(ctx, await getVisibleSheet(ctx, sheetId), chosen)
}

/** A label that names no document at all is another mistake than one of a document that is elsewhere. */
async function receiveLabel(ctx: StaffCtx, sheetId: number, documentId: number): Promise<Scanned> {
  const scanned = await receive(ctx, sheetId, { documentId })
  if (scanned.outcome !== 'not_on_sheet') return scanned
  const [paper] = await listPapers(ctx.db, await viewerOfCall(ctx), [documentId])
  if (!paper?.seen) return refusing(ctx)('unknown', { code: 'LABEL_UNKNOWN' })
  return { ...scanned, number: paper.number }
}

/** Documents that a code may mean, whether or not the caller may do something with them. */
async function listMeant(ctx: StaffCtx, meaning: OfDocument): Promise<PaperRow[]> {
  const ids =
    meaning.kind === 'document'
      ? [meaning.documentId]
      : await findByNumber(ctx.db, meaning.number, localYear(ctx.clock.now()))
  return listPapers(ctx.db, await viewerOfCall(ctx), ids)
}

/** Says what a scanned or typed code means: every refusal is a sentence of its own, never a failure of the call. */
export async function scanCode(
  ctx: StaffCtx,
  { body }: InputOf<typeof transferCalls.scan>,
): Promise<Scanned> {
  const { sheet_id: sheetId } = body
  const meaning = readCode(body.code, ctx.db.institutionId)
  if (meaning.kind === 'foreign') return refusing(ctx)('foreign', { code: 'LABEL_FOREIGN' })
  if (meaning.kind === 'sheet') return openSheet(ctx, meaning.sheetId)
  if (body.mode === 'prepare') {
    const papers = await listMeant(ctx, meaning)
    return sheetId === null ? begin(ctx, body.from_group_id, papers) : prepare(ctx, sheetId, papers)
  }
  if (sheetId === null) return refusing(ctx)('unknown', { code: 'LABEL_UNKNOWN' })
  if (meaning.kind === 'document') return receiveLabel(ctx, sheetId, meaning.documentId)
  return receive(ctx, sheetId, { number: meaning.number })
}
