import { documentValues } from '@hdoc/contract/document-values.ts'
import { AppError } from '@hdoc/contract/errors.ts'
import type { LineResult, registrationListCalls } from '@hdoc/contract/registration-list.ts'
import { issueFields } from '@hdoc/contract/validation-messages.ts'
import { failureBody } from '../../platform/http/answer-error.ts'
import { savedMessage } from '../../platform/http/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import type { Registration } from './register-document.ts'
import type { Outcome } from './registration-batch.ts'
import { BatchRefused } from './registration-error.ts'

type Call = typeof registrationListCalls.add
type Registered = NonNullable<LineResult['registered']>
export type ListRegistration = {
  /** One registration, in whatever transaction it shares. */
  single: (institutionId: number, registration: Registration) => Promise<Registered>
  /** All of them or none, in one transaction. */
  whole: (institutionId: number, batch: readonly Registration[]) => Promise<Outcome<Registered>[]>
}

async function outcomesOfWhole(
  whole: ListRegistration['whole'],
  institutionId: number,
  batch: readonly Registration[],
): Promise<Outcome<Registered>[]> {
  try {
    return await whole(institutionId, batch)
  } catch (error) {
    if (error instanceof BatchRefused) return error.outcomes as Outcome<Registered>[]
    if (error instanceof AppError) return batch.map(() => ({ ok: false, error }))
    throw error
  }
}

/** Each line as a registration of its own: the same rights, the same key, the same shared transactions. */
const outcomesOfEach = async (
  single: ListRegistration['single'],
  institutionId: number,
  batch: readonly Registration[],
): Promise<Outcome<Registered>[]> =>
  (await Promise.allSettled(batch.map((one) => single(institutionId, one)))).map((settled) =>
    settled.status === 'fulfilled'
      ? { ok: true, result: settled.value }
      : { ok: false, error: settled.reason as unknown },
  )

/** Why a line was not registered, in one sentence; a failure of the program itself fails the call. */
function reasonOf(ctx: Ctx<Call>, error: unknown): string {
  if (error === undefined) return failureBody(new AppError('LIST_REFUSED'), ctx.language, '').message
  if (!(error instanceof AppError)) throw error
  const { message, errors } = failureBody(error, ctx.language, '')
  const sentences = Object.values(errors ?? {}).flat()
  return sentences.length > 0 ? sentences.join(' ') : message
}

/** The same letter to each of a list, each with a number of its own. */
export async function registerList(
  { single, whole }: ListRegistration,
  ctx: Ctx<Call>,
  { body }: InputOf<Call>,
) {
  const keys = body.lines.map(({ key }) => key)
  if (new Set(keys).size < keys.length)
    throw new AppError('VALIDATION', {}, { fields: { lines: [{ key: 'taken' }] } })
  const batch = body.lines.map(({ key, issuer_id, issuer }): Registration => {
    const read = documentValues.safeParse({ ...body.values, issuer_id, ...(issuer && { issuer }) })
    if (!read.success) throw new AppError('VALIDATION', {}, { fields: issueFields(read.error.issues) })
    return { actor: ctx.actor, values: read.data, key }
  })
  const outcomes = body.whole
    ? await outcomesOfWhole(whole, ctx.institutionId, batch)
    : await outcomesOfEach(single, ctx.institutionId, batch)
  ctx.database.wake()
  const data = outcomes.map((outcome, n) => ({
    key: keys[n]!,
    registered: outcome.ok ? outcome.result : null,
    message: outcome.ok ? '' : reasonOf(ctx, outcome.error),
  }))
  const registered = data.filter((line) => line.registered !== null).length
  return { success: true as const, message: savedMessage(ctx.language), registered, data }
}
