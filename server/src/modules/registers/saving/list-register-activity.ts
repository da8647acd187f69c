import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { registerCalls } from '@hdoc/contract/registers/register-calls.ts'
import { listSubjectActivity, tellActivity } from '../../../platform/audit/list-subject-activity.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getRegister } from './save-register.ts'

/** What was done with a register, newest first. */
export async function showRegisterActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof registerCalls.activity>,
): Promise<SubjectActivity[]> {
  const register = await getRegister(ctx, params.id)
  return tellActivity(await listSubjectActivity(ctx.db, 'register', register.id))
}
