import { AppError, type FieldProblem } from '@hdoc/contract/errors.ts'
import type { registerCalls, registers } from '@hdoc/contract/registers.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { auditActor } from '../../platform/auth/actor.ts'
import { grant } from '../../platform/auth/grant.ts'
import { localDate } from '../../platform/clock.ts'
import { savedRow } from '../../platform/http/answers.ts'
import { checkVersion } from '../../platform/http/check-version.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { canEditRegister } from './policy.ts'
import { nextCounter, presentRegister } from './present.ts'
import {
  hasNumbers,
  lockCounter,
  openManualSeries,
  setNextNumber,
  skipManualSeries,
} from './queries/counters.ts'
import {
  addRegister,
  clearOtherDefaults,
  type EditableRegister,
  findRegister,
  replaceAccess,
  updateRegister,
} from './queries/registers.ts'
import { mayStartAt } from './rules.ts'

type Calls = typeof registers.calls

const refused = (field: string, problem: FieldProblem): AppError =>
  new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })

async function getRegister(ctx: StaffCtx, id: number): Promise<EditableRegister> {
  const row = await findRegister(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('register.edit', row, canEditRegister(ctx.actor))
}

async function answer(ctx: StaffCtx, id: number) {
  const row = await getRegister(ctx, id)
  return savedRow(ctx.language, presentRegister(row, ctx.actor, localDate(ctx.clock.now())))
}

export async function createRegister(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const { access, ...values } = body
  const id = await addRegister(ctx.db, values)
  if (values.is_default) await clearOtherDefaults(ctx.db, id, values.category)
  await replaceAccess(ctx.db, id, access)
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at: ctx.clock.now(),
    action: 'register.created',
    subjectType: 'register',
    subjectId: id,
    after: body,
  })
  return answer(ctx, id)
}

/**
 * Moves the next number of the series of today: never to one already given, never past one that was not (a gap), so
 * freely only before the first number of the series.
 */
async function moveNextNumber(ctx: StaffCtx, register: EditableRegister, next: number): Promise<void> {
  const state = nextCounter(register, localDate(ctx.clock.now()))
  const step = mayStartAt(next, { currentNumber: state.current, nextNumber: state.next })
  if (!step.ok)
    throw refused('next_number', {
      key: next < step.least ? 'NUMBER_ALREADY_GIVEN' : 'number_gap',
      values: { number: next, least: step.least },
    })
  if (next !== state.next) await setNextNumber(ctx.db, register, { series: state.series, next })
}

/**
 * Another reset gives the series another name. It is taken only between two series, and never back into one that has
 * numbers: the numbers of this year would begin anew, or a series would be gone back to.
 */
async function changeReset(
  ctx: StaffCtx,
  register: EditableRegister,
  values: EditableRegister,
): Promise<void> {
  const today = localDate(ctx.clock.now())
  if (nextCounter(register, today).current > 0) throw refused('reset', { key: 'reset_in_series' })
  const bySeries = (series: string): Promise<boolean> => hasNumbers(ctx.db, register, series)
  const series = nextCounter(values, today).series
  if (!(await bySeries(series))) return
  if (values.reset === 'auto') throw refused('reset', { key: 'reset_in_series' })
  await skipManualSeries(ctx.db, register)
}

/** Changes a register under its counter's lock. */
export async function changeRegister(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  await lockCounter(ctx.db, body.id)
  const register = await getRegister(ctx, body.id)
  await checkVersion(ctx.db, {
    type: 'register',
    id: register.id,
    version: register.version,
    sent: body.version,
  })
  const { access, next_number: next, ...changes } = body.values
  const values = { ...register, ...changes }
  if (values.reset !== register.reset) await changeReset(ctx, register, values)
  await updateRegister(ctx.db, register, values)
  if (next !== undefined) await moveNextNumber(ctx, await getRegister(ctx, register.id), next)
  if (values.is_default) await clearOtherDefaults(ctx.db, register.id, values.category)
  if (access) await replaceAccess(ctx.db, register.id, access)
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at: ctx.clock.now(),
    action: 'register.updated',
    subjectType: 'register',
    subjectId: register.id,
    before: register,
    after: { ...values, ...(access && { access }), ...(next !== undefined && { next_number: next }) },
  })
  return answer(ctx, register.id)
}

/** Opens a new series of a register with manual reset; earlier series are never gone back to. */
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
  await openManualSeries(ctx.db, register, body.first_number)
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at: ctx.clock.now(),
    action: 'register.series_opened',
    subjectType: 'register',
    subjectId: register.id,
    before: { series: register.series, next_number: register.next_number },
    after: { next_number: body.first_number },
    reason: body.reason,
  })
  return answer(ctx, register.id)
}
