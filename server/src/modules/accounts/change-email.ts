import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { atHome } from './profile/home.ts'
import { countProof } from './profile/prove-password.ts'
import { lockAccount } from './profile/queries.ts'
import { wantEmailChange } from './want-email-change.ts'

type Call = typeof profileCalls.changeEmail

/**
 * Asks for another address. It becomes the account's once the link sent to it is confirmed. The password is
 * required, because whoever holds the address can have a new password sent to it.
 */
export async function changeEmail(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const prove = await countProof(ctx)
  await atHome(ctx, async (db) => {
    const row = await lockAccount(db, ctx.actor.id)
    if (!row) throw new AppError('UNAUTHENTICATED')
    await prove(db, body.current_password)
    if (row.email.toLowerCase() === body.email.toLowerCase())
      throw new AppError('VALIDATION', {}, { fields: { email: [{ key: 'email_same' }] } })
    await wantEmailChange(db, ctx, ctx.actor.id, body.email)
  })
  ctx.database.wake()
  return done(ctx.language)
}
