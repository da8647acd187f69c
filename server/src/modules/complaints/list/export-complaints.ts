import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { complaintColumns } from '@hdoc/contract/complaints/complaint-columns.ts'
import { complaintOrigins, complaintStatusLabels } from '@hdoc/contract/complaints/complaint-status.ts'
import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { localDate } from '../../../platform/clock.ts'
import type { Ctx, InputOf, RawAnswer } from '../../../platform/http/context.ts'
import { tableAnswer } from '../../../platform/http/streams/table-answer.ts'
import { placeText } from '../record/place-text.ts'
import type { ListedComplaint } from '../record/queries/complaints.ts'
import { listComplaintsBelow } from './queries.ts'

type Call = typeof complaintCalls.export
const AT_ONCE = 500
const columns = Object.keys(complaintColumns) as (keyof typeof complaintColumns)[]

/** A row as the list shows it, column by column; nothing of who made it. */
function cellsOf(row: ListedComplaint, language: Language): string[] {
  const cells: Record<keyof typeof complaintColumns, string> = {
    number: row.number,
    type: row.type_name,
    place: placeText(row),
    description: row.description,
    status: complaintStatusLabels[row.status][language],
    deadline_on: row.deadline_on === null ? '' : formatDate(row.deadline_on),
    confirmed_at: formatDate(localDate(new Date(row.confirmed_at))),
    group: row.group_name ?? '',
    origin: complaintOrigins[row.origin][language],
  }
  return columns.map((name) => cells[name])
}

/** Reads the list part by part, each from where the last one ended: the newest first, whatever its order on the screen. */
async function* rowsOf(ctx: Ctx<Call>, list: ListQuery): AsyncGenerator<string[]> {
  let below = Number.MAX_SAFE_INTEGER
  for (;;) {
    const part = await ctx.readPart((db) => listComplaintsBelow(db, list, { below, limit: AT_ONCE }))
    for (const row of part) yield cellsOf(row, ctx.language)
    const last = part.at(-1)
    if (last === undefined || part.length < AT_ONCE) return
    below = last.id
  }
}

/** Exports all of a filtered list as CSV or XLSX. The export is recorded before the first row leaves. */
export async function exportComplaints(ctx: Ctx<Call>, { list, params }: InputOf<Call>): Promise<RawAnswer> {
  const { format } = params
  const file = {
    subject: { type: 'complaint_list', id: 0 },
    name: `hdoc-sesizari-${localDate(ctx.clock.now())}`,
    format,
    head: columns.map((name) => complaintColumns[name].label[ctx.language]),
  }
  const answer = await tableAnswer(file, rowsOf(ctx, list))
  await ctx.database.inInstitution(ctx.institutionId, (db) =>
    recordAudit(
      { ...ctx, db },
      {
        action: 'complaint.exported',
        subjectType: 'complaint_list',
        subjectId: 0,
        after: { format, filters: list.filters.map(({ column }) => column), searched: list.search !== '' },
      },
    ),
  )
  ctx.database.wake()
  return answer
}
