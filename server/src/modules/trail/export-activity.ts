import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { subjectLabels } from '@hdoc/contract/trail/activity.ts'
import type { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { readChanges } from '../../platform/audit/read-changes.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { localDate } from '../../platform/clock.ts'
import type { Ctx, InputOf, RawAnswer } from '../../platform/http/context.ts'
import { tableAnswer } from '../../platform/http/streams/table-answer.ts'
import { type ExportRow, listForExport } from './queries.ts'

type Call = typeof activityCalls.export
const AT_ONCE = 1_000

const headings = {
  ro: [
    'Nr.',
    'Data și ora (UTC)',
    'Cine',
    'Persoana reală',
    'Ce',
    'Despre',
    'Denumire sau număr',
    'Nr. intern',
    'Motiv',
    'Modificări',
    'Sigiliu',
  ],
  en: [
    'No.',
    'Date and time (UTC)',
    'Who',
    'The real person',
    'What',
    'About',
    'Name or number',
    'Internal no.',
    'Reason',
    'Changes',
    'Seal',
  ],
} as const satisfies Record<Language, readonly string[]>
const erased = { ro: 'conținut șters la cerere', en: 'content erased on request' } as const

function cells(row: ExportRow, language: Language): string[] {
  const { reason, changes } = readChanges(row.payload)
  const changed = changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; ')
  return [
    row.id,
    row.at,
    row.by,
    row.real,
    activityText(row.action)[language],
    (subjectLabels[row.subject_type] ?? { ro: row.subject_type, en: row.subject_type })[language],
    row.subject_name,
    row.subject_id,
    reason,
    row.erased ? erased[language] : changed,
    row.seal ?? '',
  ].map(String)
}

async function* rowsOf(ctx: Ctx<Call>, query: ListQuery): AsyncGenerator<string[]> {
  let below = Number.MAX_SAFE_INTEGER
  for (;;) {
    const part = { below, limit: AT_ONCE }
    const rows = await ctx.readPart((db) => listForExport(db, query, part))
    for (const row of rows) yield cells(row, ctx.language)
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    below = last.id
  }
}

/** Gives the entries of a filter as CSV. The export is itself recorded, before the first entry leaves. */
export async function exportActivity(ctx: Ctx<Call>, { list }: InputOf<Call>): Promise<RawAnswer> {
  const name = `hdoc-jurnal-${localDate(ctx.clock.now())}`
  const subject = { type: 'trail', id: 0 }
  const table = { name, format: 'csv', head: headings[ctx.language], subject } as const
  const answer = await tableAnswer(table, rowsOf(ctx, list))
  await ctx.database.inInstitution(ctx.institutionId, (db) =>
    recordAudit(
      { ...ctx, db },
      {
        action: 'activity.exported',
        subjectType: 'trail',
        subjectId: 0,
        after: { filters: list.filters.map(({ column }) => column), searched: list.search !== '' },
      },
    ),
  )
  ctx.database.wake()
  return answer
}
