import { randomBytes } from 'node:crypto'
import type { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { addressKey, countHits, tooMany } from '../../../platform/http/guard/limit-calls.ts'
import { getRules } from '../../institutions/index.ts'
import { signUpWanted } from '../events/index.ts'
import { choosePassword } from '../passwords/choose-password.ts'
import { addSignUp, isUsernameTaken, type SignUp } from './queries.ts'

type Call = typeof accountCalls.register
const HOUR_SECONDS = 3600
const MOST_OF_ADDRESS = 60
const MOST_OF_INSTITUTION = 600
/** Most mails about one address in an hour, whether it has an account or not. */
const MOST_MAILS = 3
const NONCE_BYTES = 32

/** May people ask for an account on this host? Never on the platform's. */
export async function isSignUpOpen(db: TenantDb): Promise<boolean> {
  return db.institutionId !== 0 && (await getRules(db)).signup
}

/** Counts the attempt and gives whether the address may still be written to. */
async function countAttempt(ctx: Ctx<Call>, email: string): Promise<boolean> {
  const { institutionId } = ctx.caller.host
  const keys = {
    address: `register|${institutionId}|${addressKey(ctx.caller.address)}`,
    institution: `register|${institutionId}`,
    email: `register|${institutionId}|${email.toLowerCase()}`,
  }
  const counted = await countHits(ctx.database.global, Object.values(keys), HOUR_SECONDS)
  const over = (key: string, most: number) => counted.find((one) => one.key === key && one.hits > most)
  const refused = over(keys.address, MOST_OF_ADDRESS) ?? over(keys.institution, MOST_OF_INSTITUTION)
  if (refused) throw tooMany(refused.left)
  return over(keys.email, MOST_MAILS) === undefined
}

async function write(db: TenantDb, signUp: SignUp, mayMail: boolean): Promise<void> {
  if (await isUsernameTaken(db, signUp.username))
    throw new AppError('VALIDATION', {}, { fields: { username: [{ key: 'taken' }] } })
  if (!mayMail) return
  const id = await addSignUp(db, signUp)
  await emit(db, signUpWanted, { sign_up_id: id }, signUp.at)
}

/**
 * Asks for an account. The same is written for every address, and whether it has an account is looked up
 * afterwards, so that neither answer nor time tell. Only a taken user name is said.
 */
export async function register(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const { institutionId } = ctx.caller.host
  const open = await ctx.database.inInstitution(institutionId, isSignUpOpen, { readOnly: true })
  if (!open) throw new AppError('SIGNUP_CLOSED')
  const mayMail = await countAttempt(ctx, body.email)
  const { name, email, username, phone, password } = body
  const passwordHash = await choosePassword(ctx, password, body)
  const signUp: SignUp = {
    ...{ name, email, username, phone, passwordHash },
    language: ctx.language,
    nonce: randomBytes(NONCE_BYTES),
    at: ctx.clock.now(),
  }
  await ctx.database.inInstitution(institutionId, (db) => write(db, signUp, mayMail))
  ctx.database.wake()
  return done(ctx.language)
}
