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

/** Before and after of each field that differs; an erased payload leaves the heading alone. */
export function presentActivity(row: ActivityRow): Activity {
  const {
    before = {},
    after = {},
    reason = '',
  } = (row.payload === null ? {} : JSON.parse(row.payload)) as Payload
  const isShown = Object.keys(before).length > 0 || row.action.startsWith('file.')
  const fields = isShown ? [...new Set([...Object.keys(before), ...Object.keys(after)])] : []
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    by: row.actor_name,
    for: row.real_name,
    reason,
    // The hash of a file is for `hdoc verify`, not for people.
    changes: fields
      .filter((field) => field !== 'sha256')
      .map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) })),
  }
}

export async function showActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof documentCalls.activity>,
): Promise<Activity[]> {
  const document = await getVisible(ctx, params.id)
  return (await listActivity(ctx.db, document.id)).map(presentActivity)
}
