import { complaintStatusClass, complaintStatusLabels } from '@hdoc/contract/complaints/complaint-status.ts'
import type { OwnComplaint, ownComplaintCalls } from '@hdoc/contract/complaints/own-complaint.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { type ComplaintRow, findComplaint, placeText } from '../../complaints/index.ts'
import { getOwn, gone } from './get-own.ts'
import { listAnswerFiles, listMessages } from './queries.ts'

type Call = typeof ownComplaintCalls.show
type Asking = Pick<Ctx, 'database' | 'caller' | 'language'>

/** Before somebody accepts it, and once it has a number: without one, it could get it a moment later. */
export const mayWithdraw = ({ status, document_id, joined_to_id }: ComplaintRow): boolean =>
  status === 'open' && document_id !== null && joined_to_id === null

export const mayAdd = ({ status }: ComplaintRow): boolean => status === 'open' || status === 'in_progress'

/** The main complaint answers for one that is joined to it. */
async function answerOf(db: TenantDb, row: ComplaintRow): Promise<string> {
  if (row.answer !== '' || row.joined_to_id === null) return row.answer
  return (await findComplaint(db, row.joined_to_id))?.answer ?? ''
}

async function read(db: TenantDb, id: number, language: Language): Promise<OwnComplaint> {
  const row = await findComplaint(db, id)
  if (!row) throw gone()
  const hasEnded = row.status !== 'open' && row.status !== 'in_progress'
  return {
    number: row.number,
    type: row.type_name,
    place: placeText(row),
    description: row.description,
    confirmed_at: row.confirmed_at,
    status: {
      code: row.status,
      name: complaintStatusLabels[row.status][language],
      className: complaintStatusClass[row.status],
    },
    deadline_on: row.deadline_on,
    answer: hasEnded ? await answerOf(db, row) : '',
    authority: hasEnded ? row.authority : '',
    messages: await listMessages(db, id),
    files: (await listAnswerFiles(db, id)).map(({ id: file, name, size }) => ({ id: file, name, size })),
    can: { withdraw: mayWithdraw(row), add: mayAdd(row) },
  }
}

const readOwn = (ctx: Asking, id: number): Promise<OwnComplaint> =>
  ctx.database.inInstitution(ctx.caller.host.institutionId, (db) => read(db, id, ctx.language), {
    readOnly: true,
  })

/** A complaint as its person sees it; opening it changes nothing. */
export const showOwn = async (ctx: Ctx<Call>, { query }: InputOf<Call>): Promise<OwnComplaint> =>
  readOwn(ctx, await getOwn(ctx, query.k))

/** The answer of a call that changed it. */
export const ownAnswer = async (ctx: Asking, id: number) => ({
  ...done(ctx.language),
  data: await readOwn(ctx, id),
})
