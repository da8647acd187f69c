import type { RegisterActivity, registerCalls } from '@hdoc/contract/registers.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { listRegisterActivity } from './queries/register-activity.ts'
import { getRegister } from './save-register.ts'

type Fields = Readonly<Record<string, unknown>>
type Payload = { before?: Fields; after?: Fields; reason?: string }

const shown = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** What was done with a register, newest first; an erased entry leaves its heading. */
export async function showRegisterActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof registerCalls.activity>,
): Promise<RegisterActivity[]> {
  const register = await getRegister(ctx, params.id)
  const rows = await listRegisterActivity(ctx.db, register.id)
  return rows.map((row) => {
    const { before = {}, after = {}, reason = '' } = JSON.parse(row.payload ?? '{}') as Payload
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return {
      id: row.id,
      at: row.at,
      action: row.action,
      by: row.actor_name,
      for: row.real_name,
      reason,
      changes: fields.map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) })),
    }
  })
}
