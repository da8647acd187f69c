import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { registerCalls } from '@hdoc/contract/registers/register-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { lockCounter } from '../queries/counters.ts'
import { setClosed } from '../queries/registers.ts'
import { answerRegister, getRegister } from './save-register.ts'

/**
 * Closes or reopens a register under its counter's lock, so that after a closing no registration that waited
 * gets a number any more.
 */
async function setState(
  ctx: StaffCtx,
  body: InputOf<typeof registerCalls.close>['body'],
  closed: boolean,
): Promise<Awaited<ReturnType<typeof answerRegister>>> {
  await lockCounter(ctx.db, body.id)
  const register = await getRegister(ctx, body.id)
  await checkVersion(ctx.db, {
    type: 'register',
    id: register.id,
    version: register.version,
    sent: body.version,
  })
  if (register.history_of !== null) throw new AppError('HISTORY_REGISTER')
  if (register.closed === closed) throw new AppError('CONFLICT')
  await setClosed(ctx.db, register, closed)
  await recordAudit(ctx, {
    action: closed ? 'register.closed' : 'register.reopened',
    subjectType: 'register',
    subjectId: register.id,
    before: { closed: register.closed, ...(register.is_default && { is_default: true }) },
    after: { closed, ...(register.is_default && { is_default: false }) },
    reason: body.reason,
  })
  return answerRegister(ctx, register.id)
}

/** A closed register gives no more numbers; what it gave stays, and reserved numbers may still be released. */
export function closeRegister(ctx: StaffCtx, { body }: InputOf<typeof registerCalls.close>) {
  return setState(ctx, body, true)
}

export function reopenRegister(ctx: StaffCtx, { body }: InputOf<typeof registerCalls.reopen>) {
  return setState(ctx, body, false)
}
