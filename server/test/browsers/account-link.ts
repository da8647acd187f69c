import { randomBytes } from 'node:crypto'
import type { AccountPurpose } from '@hdoc/contract/accounts/accounts.ts'
import { linkHash, linkToken } from '../../src/modules/accounts/links/link-token.ts'
import { addLink, openLink } from '../../src/modules/accounts/links/queries.ts'
import type { AccountState } from '../../src/modules/accounts/queries/accounts.ts'
import { addSignUp, openSignUp } from '../../src/modules/accounts/sign-up/queries.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { TestApp } from './app.ts'
import { testPasswordHash } from './test-password.ts'

const MINUTE_MS = 60_000

/** A link as its mail would bear it, good for an hour. Gives the token. */
export function aLink(
  t: Pick<TestApp, 'clock' | 'database' | 'settings'>,
  institutionId: number,
  { userId, purpose, email }: { userId: number; purpose: AccountPurpose; email?: string },
): Promise<string> {
  const at = t.clock.now()
  const nonce = randomBytes(32)
  return t.database.inInstitution(institutionId, async (db) => {
    const user = await db.one(
      sql<{
        email: string
      }>`select email from users where institution_id = ${institutionId} and id = ${userId}`,
    )
    const id = await addLink(db, { purpose, userId, email: email ?? user.email, nonce, at })
    const token = linkToken(t.settings.secret, { institutionId, id, purpose, nonce })
    const expiresAt = new Date(at.getTime() + 60 * MINUTE_MS)
    await openLink(db, id, { hash: linkHash(token), expiresAt })
    return token
  })
}

/**
 * Plants a request for an account with the test password. Gives the token of the link that its mail would
 * bear.
 */
export async function aSignUp(
  t: Pick<TestApp, 'clock' | 'database' | 'settings'>,
  institutionId: number,
  username: string,
): Promise<string> {
  const at = t.clock.now()
  const nonce = randomBytes(32)
  const passwordHash = await testPasswordHash()
  return t.database.inInstitution(institutionId, async (db) => {
    const email = `${username}@test.example`
    const signUp = {
      name: username,
      email,
      username,
      phone: '',
      language: 'ro',
      passwordHash,
      nonce,
      at,
    } as const
    const id = await addSignUp(db, signUp)
    const token = linkToken(t.settings.secret, { institutionId, id, purpose: 'signup', nonce })
    await openSignUp(db, id, { hash: linkHash(token), expiresAt: new Date(at.getTime() + 60 * MINUTE_MS) })
    return token
  })
}

/** Plants a person without a password, in the given account state. Gives the id. */
export function aWaitingPerson(
  t: Pick<TestApp, 'database'>,
  institutionId: number,
  { username, state, name = username }: { username: string; state: AccountState; name?: string },
): Promise<number> {
  return t.database.inInstitution(institutionId, async (db) => {
    const { id } = await db.one(sql<{ id: number }>`
      insert into users (institution_id, username, email, name, state)
      values (${institutionId}, ${username}, ${`${username}@test.example`}, ${name}, ${state}) returning id`)
    return id
  })
}
