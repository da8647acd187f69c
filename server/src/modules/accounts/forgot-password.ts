import type { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { emit } from '../../platform/events/emit.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { addressKey, countHits, tooMany } from '../../platform/http/guard/limit-calls.ts'
import { passwordForgotten } from './events/index.ts'

type Call = typeof accountCalls.forgotPassword
const HOUR_SECONDS = 3600
/**
 * Most requests of one address in an hour. A town hall's people share an address, so the limit of one account
 * is kept where its mails are sent.
 */
const MOST_OF_ADDRESS = 100

/**
 * Asks for a link by mail. Whether the address has an account is looked up after the answer, so that answer and time
 * are the same for all.
 */
export async function forgotPassword(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const { institutionId } = ctx.caller.host
  const key = `forgot|${institutionId}|${addressKey(ctx.caller.address)}`
  const [count] = await countHits(ctx.database.global, [key], HOUR_SECONDS)
  if (count && count.hits > MOST_OF_ADDRESS) throw tooMany(count.left)
  await ctx.database.inInstitution(institutionId, (db) =>
    emit(db, passwordForgotten, { email: body.email }, ctx.clock.now()),
  )
  ctx.database.wake()
  return done(ctx.language)
}
