import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { accountPending, passwordFits } from '../../access/index.ts'
import { addPendingAccount, claimAttempt, isAddressTaken, type SignUpRow, takeSignUp } from './queries.ts'

const LONGEST = 60
const MOST_NAMES = 50

/** Gives the name that was asked for, then that name with numbers, because it may have been taken since. */
function* namesFrom(username: string): Generator<string> {
  yield username
  for (let n = 2; n <= MOST_NAMES; n++) yield `${username.slice(0, LONGEST - String(n).length)}${n}`
}

async function addAccount(
  db: TenantDb,
  signUp: SignUpRow,
  at: Date,
): Promise<{ id: number; username: string }> {
  for (const username of namesFrom(signUp.username)) {
    const added = await addPendingAccount(db, signUp.id, { username, at })
    if (added) return { ...added, username }
    if (await isAddressTaken(db, signUp.email)) break
  }
  throw new AppError('LINK_INVALID')
}

async function write(db: TenantDb, signUp: SignUpRow, at: Date): Promise<string> {
  const { id, username } = await addAccount(db, signUp, at)
  if (!(await takeSignUp(db, signUp))) throw new AppError('LINK_INVALID')
  const { name, email } = signUp
  await writeAudit(db, {
    actor: { institution_id: db.institutionId, id, name },
    at,
    action: 'user.signed_up',
    subjectType: 'user',
    subjectId: id,
    after: { name, username, email, state: 'pending' },
  })
  await emit(db, accountPending, { user_id: id }, at)
  return username
}

/**
 * Makes the account of a request and gives its user name. The password of the request is required, so that
 * whoever reads the mailbox confirms only what they wrote themselves, not the request of a stranger with
 * their address.
 */
export async function confirmSignUp(
  ctx: Pick<Ctx, 'database' | 'caller' | 'clock'>,
  signUp: SignUpRow,
  password: string | undefined,
): Promise<string> {
  const refuse = (key: 'required' | 'SIGN_UP_PASSWORD'): AppError =>
    new AppError(key === 'required' ? 'VALIDATION' : key, {}, { fields: { password: [{ key }] } })
  if (!password) throw refuse('required')
  const { institutionId } = ctx.caller.host
  const claimed = await ctx.database.inInstitution(institutionId, (db) => claimAttempt(db, signUp.id))
  if (!claimed) throw new AppError('LINK_INVALID')
  if (!(await passwordFits(signUp.password_hash, password))) throw refuse('SIGN_UP_PASSWORD')
  return ctx.database.inInstitution(institutionId, (db) => write(db, signUp, ctx.clock.now()))
}
