import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { registerCalls } from '@hdoc/contract/registers/registers.ts'
import { listSubjectActivity } from '../../platform/audit/list-subject-activity.ts'
import { readChanges } from '../../platform/audit/read-changes.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { getRegister } from './save-register.ts'

/** What was done with a register, newest first. */
export async function showRegisterActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof registerCalls.activity>,
): Promise<SubjectActivity[]> {
  const register = await getRegister(ctx, params.id)
  const entries = await listSubjectActivity(ctx.db, 'register', register.id)
  return entries.map(({ content, ...heading }) => {
    const { reason, changes } = readChanges(content)
    return { ...heading, reason, changes }
  })
}
