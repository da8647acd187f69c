import { MOST_MAIL_BYTES } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { ShippingFields } from '@hdoc/contract/dispatches/dispatch-values.ts'
import { AppError, errorOf } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'

import { findUnfinished } from '../../approvals/index.ts'
import { type CaseTold, type CaseWork, traceCase } from '../../cases/index.ts'

import type { CaseFileRow, Work } from '../../documents/index.ts'
import { dispatchMailWanted } from '../events/index.ts'
import {
  type ChangingDispatch,
  insertDispatch,
  listSentFiles,
  type ShippingRow,
  storeSentFiles,
  storeShipping,
} from '../record/queries.ts'

/** What is sent: the document, and those of its files that leave. */
export type SentPaper = { caseId: number; documentId: number; number: string; files: readonly CaseFileRow[] }

const MEGABYTE = 1024 * 1024

/** What a person wrote, as it is stored; the schema has checked that everything needed is there. */
export function shippingRow(
  values: ShippingFields & { resolution_text: string; declined_to: string },
  now: Date,
): ShippingRow {
  const { method, postal_kind, when, address, email, received_by, ...rest } = values
  if (method === null) throw new AppError('VALIDATION', {}, { fields: { method: [{ key: 'ship_method' }] } })
  return {
    ...rest,
    method,
    email,
    postal_kind: method === 'post' ? postal_kind : null,
    received_by: method === 'in_person' ? received_by : '',
    // By e-mail, the address may be the e-mail address.
    address: address === '' && method === 'email' ? email : address,
    ship_on: when ?? localDate(now),
  }
}

function checkMailSize(method: ShippingRow['method'], files: readonly CaseFileRow[]): void {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (method !== 'email' || bytes <= MOST_MAIL_BYTES) return
  const values = { size: Math.ceil(bytes / MEGABYTE), most: MOST_MAIL_BYTES / MEGABYTE }
  throw new AppError('VALIDATION', {}, { fields: { file_ids: [{ key: 'ship_mail_size', values }] } })
}

const told = ({ number, files }: Pick<SentPaper, 'number' | 'files'>, row: ShippingRow) => ({
  document: number,
  ship_to: row.ship_to,
  ship_method: row.method,
  address: row.address,
  ...(files.length > 0 && { files: files.map(({ name }) => name).join(', ') }),
})

async function wantMail(work: Work, dispatchId: number, turn: number): Promise<void> {
  await emit(work.db, dispatchMailWanted, { dispatch_id: dispatchId, turn }, work.now)
}

/** What is sent bears the signature that its type asks for, and nothing of it waits for an approval. */
async function checkFinished(work: Work, { documentId }: SentPaper): Promise<void> {
  const [unfinished] = await findUnfinished(work, [documentId])
  if (unfinished) throw errorOf(unfinished)
}

/** What the trail of the case tells of a dispatch that was prepared. */
export const preparedAct = (paper: Pick<SentPaper, 'number' | 'files'>, row: ShippingRow): CaseTold => ({
  action: 'workcase.dispatch_prepared',
  after: told(paper, row),
})

/** Writes a dispatch with its files; an e-mail leaves after the commit. Gives its id. The trail is for who calls to tell. */
export async function storeDispatch(work: CaseWork, paper: SentPaper, row: ShippingRow): Promise<number> {
  checkMailSize(row.method, paper.files)
  const fileIds = paper.files.map((file) => file.id)
  const [id] = await Promise.all([
    insertDispatch(work.db, { ...paper, fileIds }, row, { actor: work.actor, at: work.now }),
    checkFinished(work, paper),
  ])
  if (row.method === 'email') await wantMail(work, id, 1)
  return id
}

/** Prepares a dispatch of a case that stays open. Gives its id. */
export async function prepareDispatch(work: CaseWork, paper: SentPaper, row: ShippingRow): Promise<number> {
  const id = await storeDispatch(work, paper, row)
  await traceCase(work, paper.caseId, preparedAct(paper, row))
  return id
}

/** Files that were in the dispatch before leave as they were when they were put into it. */
async function keptAsBefore(work: Work, { id }: ChangingDispatch, paper: SentPaper): Promise<SentPaper> {
  const before = new Map((await listSentFiles(work.db, [id])).map((file) => [file.id, file]))
  return { ...paper, files: paper.files.map((file) => ({ ...file, ...before.get(file.id) })) }
}

/** Mends a dispatch that has not left; by e-mail it leaves as a new message. */
export async function changePrepared(
  work: Work,
  dispatch: ChangingDispatch,
  wanted: SentPaper,
  row: ShippingRow,
): Promise<void> {
  const paper = await keptAsBefore(work, dispatch, wanted)
  checkMailSize(row.method, paper.files)
  await checkFinished(work, paper)
  await storeShipping(work.db, dispatch, row)
  await storeSentFiles(
    work.db,
    dispatch.id,
    paper.files.map(({ id }) => id),
  )
  await traceCase(work, dispatch.case_id, { action: 'workcase.dispatch_changed', after: told(paper, row) })
  if (row.method === 'email') await wantMail(work, dispatch.id, dispatch.mail_turn + 1)
}
