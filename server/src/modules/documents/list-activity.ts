import type { Activity, documentCalls } from '@hdoc/contract/documents.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { getVisible } from './get-document.ts'
import { type ActivityRow, listActivity } from './queries/documents.ts'

type Fields = Readonly<Record<string, unknown>>
type Payload = { before?: Fields; after?: Fields; reason?: string }

const shown = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** Doings that change no field of the document: what of them the history shows. */
const shownOf: Readonly<Record<string, readonly string[]>> = {
  'file.attached': ['file'],
  'file.stamped': ['file', 'original'],
  'label.printed': ['label'],
  'receipt.printed': ['paper'],
}

/** Before and after of each field that differs; an erased payload leaves the heading alone. */
export function presentActivity(row: ActivityRow): Activity {
  const {
    before = {},
    after = {},
    reason = '',
  } = (row.payload === null ? {} : JSON.parse(row.payload)) as Payload
  const isChange = Object.keys(before).length > 0
  const changed = isChange ? [...new Set([...Object.keys(before), ...Object.keys(after)])] : []
  const fields = (shownOf[row.action] ?? changed).filter((field) => field in before || field in after)
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    by: row.actor_name,
    for: row.real_name,
    reason,
    changes: fields.map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) })),
  }
}

export async function showActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof documentCalls.activity>,
): Promise<Activity[]> {
  const document = await getVisible(ctx, params.id)
  return (await listActivity(ctx.db, document.id)).map(presentActivity)
}
