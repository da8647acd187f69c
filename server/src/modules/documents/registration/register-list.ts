import { documentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import type {
  LineResult,
  registrationListCalls,
} from '@hdoc/contract/documents/registration/registration-list.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { issueFields } from '@hdoc/contract/failures/issue-fields.ts'
import {
  type ConstraintErrors,
  failureBody,
  statusOf,
  toAppError,
} from '../../../platform/http/answers/answer-error.ts'
import { savedMessage } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import type { Registration } from './prepare-registration.ts'
import type { Outcome } from './registration-batch.ts'
import { BatchRefused } from './registration-error.ts'

type Call = typeof registrationListCalls.add
type Registered = NonNullable<LineResult['registered']>
export type ListRegistration = {
  /** One registration, in a transaction it may share with others. */
  single: (institutionId: number, registration: Registration) => Promise<Registered>
  /** All of them or none, in one transaction. */
  whole: (institutionId: number, batch: readonly Registration[]) => Promise<Outcome<Registered>[]>
  /** What the database refuses, in words. */
  ofConstraint: ConstraintErrors
}

const isBreakdown = (error: AppError): boolean => statusOf(error) >= 500

async function outcomesOfWhole(
  { whole, ofConstraint }: Pick<ListRegistration, 'whole' | 'ofConstraint'>,
  institutionId: number,
  batch: readonly Registration[],
): Promise<Outcome<Registered>[]> {
  try {
    return await whole(institutionId, batch)
  } catch (thrown) {
    if (thrown instanceof BatchRefused) return thrown.outcomes as Outcome<Registered>[]
    const error = toAppError(thrown, ofConstraint)
    if (isBreakdown(error)) throw error
    return batch.map(() => ({ ok: false, error }))
  }
}

/** Each line as a registration of its own: the same rights, the same key, the same shared transactions. */
const outcomesOfEach = async (
  { single, ofConstraint }: Pick<ListRegistration, 'single' | 'ofConstraint'>,
  institutionId: number,
  batch: readonly Registration[],
): Promise<Outcome<Registered>[]> => {
  const settled = await Promise.allSettled(batch.map((one) => single(institutionId, one)))
  const outcomes = settled.map(
    (one): Outcome<Registered> =>
      one.status === 'fulfilled'
        ? { ok: true, result: one.value }
        : { ok: false, error: toAppError(one.reason, ofConstraint) },
  )
  // A line that got a number is always told so, whatever became of the others. The call fails as a whole only
  // when no line got a number.
  const broken = outcomes.find((one) => !one.ok && isBreakdown(one.error as AppError))
  if (broken && !broken.ok && !outcomes.some(({ ok }) => ok)) throw broken.error
  return outcomes
}

/** Why a line was not registered, in one sentence. */
function reasonOf(ctx: Ctx<Call>, thrown: unknown): string {
  const error = thrown instanceof AppError ? thrown : new AppError('LIST_REFUSED')
  if (isBreakdown(error)) ctx.log.error({ err: error.cause ?? error, code: error.code }, 'a line failed')
  const { message, errors } = failureBody(error, ctx.language, '')
  const sentences = Object.values(errors ?? {}).flat()
  return sentences.length > 0 ? sentences.join(' ') : message
}

/** Registers the same letter for each line of a list, each with a number of its own. */
export async function registerList(registration: ListRegistration, ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const keys = body.lines.map(({ key }) => key)
  if (new Set(keys).size < keys.length)
    throw new AppError('VALIDATION', {}, { fields: { lines: [{ key: 'taken' }] } })
  const batch = body.lines.map(({ key, issuer_id, issuer }): Registration => {
    const read = documentValues.safeParse({ ...body.values, issuer_id, ...(issuer && { issuer }) })
    if (!read.success) throw new AppError('VALIDATION', {}, { fields: issueFields(read.error.issues) })
    return { actor: ctx.actor, values: read.data, key }
  })
  const outcomes = body.whole
    ? await outcomesOfWhole(registration, ctx.institutionId, batch)
    : await outcomesOfEach(registration, ctx.institutionId, batch)
  ctx.database.wake()
  const data = outcomes.map((outcome, n) => ({
    key: keys[n]!,
    registered: outcome.ok ? outcome.result : null,
    message: outcome.ok ? '' : reasonOf(ctx, outcome.error),
  }))
  const registered = data.filter((line) => line.registered !== null).length
  return { success: true as const, message: savedMessage(ctx.language), registered, data }
}
