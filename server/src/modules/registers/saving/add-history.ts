import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { registerCalls } from '@hdoc/contract/registers/register-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { addRegister, lockRegisters, replaceAccess } from '../queries/registers.ts'
import { answerRegister, getRegister } from './save-register.ts'

/**
 * Adds a register of history beside a living one. It is closed from the first day on and gives no number: imports bring
 * it documents of another system, with their own. Whoever sees the living register sees it.
 */
export async function addHistory(ctx: StaffCtx, { body }: InputOf<typeof registerCalls.addHistory>) {
  await lockRegisters(ctx.db)
  const living = await getRegister(ctx, body.id)
  // The platform's catalogue has no documents, and history has no history.
  if (ctx.db.institutionId === 0 || living.history_of !== null) throw new AppError('HISTORY_REGISTER')
  const values = {
    name: body.name,
    code: body.code,
    category: null,
    pattern: '#',
    reset: 'auto',
    number_after_reset: 1,
    next_number: 1,
    is_default: false,
    in_main_list: false,
    closed: true,
    history_of: living.id,
    holder_group_id: living.holder_group_id,
    description: '',
  } as const
  const id = await addRegister(ctx.db, values)
  await replaceAccess(ctx.db, id, living.access)
  await recordAudit(ctx, {
    action: 'register.history_added',
    subjectType: 'register',
    subjectId: id,
    after: { name: values.name, code: values.code, history_of: living.name, access: living.access },
  })
  return answerRegister(ctx, id)
}
