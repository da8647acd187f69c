import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { registerCalls } from '@hdoc/contract/registers/register-calls.ts'
import type { registers } from '@hdoc/contract/registers/registers.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { lockCounter, openManualSeries } from '../queries/counters.ts'
import {
  addRegister,
  clearOtherDefaults,
  type EditableRegister,
  findRegister,
  lockRegisters,
  replaceAccess,
  updateRegister,
} from '../queries/registers.ts'
import { canEditRegister } from '../record/policy.ts'
import { presentRegister } from '../record/present.ts'
import { checkNamingTypes } from './check-naming-types.ts'
import { checkSharedNumbers } from './check-shared-numbers.ts'
import {
  changeReset,
  changeSecondary,
  checkDefault,
  checkFirstNumber,
  checkHistory,
  checkLastNumber,
  checkNoRepeat,
  checkPattern,
  moveNextNumber,
  writingFields,
} from './series-changes.ts'

type Calls = typeof registers.calls

export async function getRegister(ctx: StaffCtx, id: number): Promise<EditableRegister> {
  const row = await findRegister(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('register.edit', row, canEditRegister(ctx.actor))
}

export async function answerRegister(ctx: StaffCtx, id: number) {
  const row = await getRegister(ctx, id)
  return savedRow(ctx.language, presentRegister(row, ctx.actor, localDate(ctx.clock.now())))
}

export async function createRegister(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const { access, share_numbers: ticked, ...values } = body
  await lockRegisters(ctx.db)
  checkPattern(values)
  checkDefault(values)
  checkFirstNumber('next_number', values.next_number, values.last_number)
  checkFirstNumber('number_after_reset', values.number_after_reset, values.last_number)
  const shared = await checkSharedNumbers(ctx, values, ticked)
  if (values.is_default) await clearOtherDefaults(ctx.db, null, values.category)
  const id = await addRegister(ctx.db, values)
  await replaceAccess(ctx.db, id, access)
  await recordAudit(ctx, {
    action: 'register.created',
    subjectType: 'register',
    subjectId: id,
    after: { ...values, ...shared, access: (await getRegister(ctx, id)).access },
  })
  return answerRegister(ctx, id)
}

/** Changes a register under its counter's lock. */
export async function changeRegister(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  await lockRegisters(ctx.db)
  await lockCounter(ctx.db, body.id)
  const register = await getRegister(ctx, body.id)
  await checkVersion(ctx.db, {
    type: 'register',
    id: register.id,
    version: register.version,
    sent: body.version,
  })
  const { access, next_number: next, share_numbers: ticked = false, ...changes } = body.values
  const values = { ...register, ...changes }
  if (register.history_of !== null)
    checkHistory(register, { ...values, next_number: next ?? register.next_number })
  checkPattern(values)
  const rewritten =
    values.pattern !== register.pattern || (values.code !== register.code && values.pattern.includes('{REG}'))
  const shared = rewritten ? await checkSharedNumbers(ctx, values, ticked) : {}
  if (values.reset !== register.reset || values.daily !== register.daily)
    await changeReset(ctx, register, values)
  if (values.secondary !== register.secondary) await changeSecondary(ctx, register)
  await checkNamingTypes(ctx, register, values)
  if (values.secondary !== register.secondary || values.is_default !== register.is_default)
    checkDefault(values)
  const afterReset = values.number_after_reset !== register.number_after_reset
  if (afterReset || values.last_number !== register.last_number)
    checkFirstNumber('number_after_reset', values.number_after_reset, values.last_number)
  if (values.is_default) await clearOtherDefaults(ctx.db, register.id, values.category)
  await updateRegister(ctx.db, register, values)
  if (next !== undefined) await moveNextNumber(ctx, await getRegister(ctx, register.id), next)
  if (values.last_number !== register.last_number) checkLastNumber(ctx, await getRegister(ctx, register.id))
  const field = writingFields.find((name) => values[name] !== register[name]) ?? (next && 'next_number')
  if (field) await checkNoRepeat(ctx, await getRegister(ctx, register.id), { field, key: 'change_repeats' })
  if (access) await replaceAccess(ctx.db, register.id, access)
  await recordAudit(ctx, {
    action: 'register.updated',
    subjectType: 'register',
    subjectId: register.id,
    before: register,
    // Access is kept by name too, so that the history shows it when the person is long gone.
    after: {
      ...values,
      ...shared,
      access: (await getRegister(ctx, register.id)).access,
      ...(next !== undefined && { next_number: next }),
    },
  })
  return answerRegister(ctx, register.id)
}

/** Opens a new series of a register with manual reset. It never goes back to an earlier series. */
export async function openSeries(ctx: StaffCtx, { body }: InputOf<typeof registerCalls.openSeries>) {
  await lockCounter(ctx.db, body.id)
  const register = await getRegister(ctx, body.id)
  await checkVersion(ctx.db, {
    type: 'register',
    id: register.id,
    version: register.version,
    sent: body.version,
  })
  if (register.reset !== 'manual' || register.daily || register.closed) throw new AppError('CONFLICT')
  checkFirstNumber('first_number', body.first_number, register.last_number)
  await openManualSeries(ctx.db, register, body.first_number)
  await checkNoRepeat(ctx, await getRegister(ctx, register.id), {
    field: 'first_number',
    key: 'series_repeats',
  })
  await recordAudit(ctx, {
    action: 'register.series_opened',
    subjectType: 'register',
    subjectId: register.id,
    before: { series: register.series, next_number: register.next_number },
    after: { next_number: body.first_number },
    reason: body.reason,
  })
  return answerRegister(ctx, register.id)
}
