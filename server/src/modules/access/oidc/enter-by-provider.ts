import type { LoginStepMethod } from '@hdoc/contract/access/session.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { identityWanted } from '../events/index.ts'
import { methodsOf } from '../factors/check/methods-of.ts'
import { giveTicket } from '../factors/enter-or-ask.ts'
import { getOwner } from '../factors/queries/people.ts'
import type { ProviderLink } from '../factors/queries/tickets.ts'
import { giveSession, type OpenedSession, openSession } from '../sessions/open-session.ts'
import { sessionHash } from '../sessions/session-token.ts'
import { isStillTheSame } from '../sessions/still-the-same.ts'
import { linkIdentity } from './link-identity.ts'

type Person = { id: number; name: string }
type How = { remember: boolean; link: ProviderLink; mustProve: boolean; browser: string }
export type Entered =
  | { session: true }
  | { ticket: string; methods: LoginStepMethod[] }
  | { proofMailed: true }
  | { otherIdentity: true }
  | { inactive: true }

/**
 * Gives the ways to prove oneself before the link is made: the second factor, else the password. It is empty
 * when no proof is needed, and undefined when one is needed but the person has neither.
 */
async function waysOf(
  ctx: Pick<Ctx, 'caller' | 'settings'>,
  db: TenantDb,
  person: Person,
  mustProve: boolean,
) {
  const methods: LoginStepMethod[] = await methodsOf(db, ctx.settings, person.id, ctx.caller.host.host)
  if (methods.length > 0 || !mustProve) return methods
  return (await getOwner(db, person.id)).has_password ? (['password'] as const) : undefined
}

/**
 * Ends a sign-in that is to link an account of the provider. People without rights and without a second
 * factor are linked at once. Everybody else is linked after their second factor, after their password, or by
 * a mailed link that works in this browser alone.
 */
export async function enterByProvider(
  ctx: Pick<Ctx, 'caller' | 'clock' | 'settings' | 'database' | 'reply'>,
  person: Person,
  { remember, link, mustProve, browser }: How,
): Promise<Entered> {
  const { institutionId } = ctx.caller.host
  const now = ctx.clock.now()
  type Outcome = Exclude<Entered, { session: true }> | { opened: OpenedSession }
  const outcome = await ctx.database.inInstitution(institutionId, async (db): Promise<Outcome> => {
    if (!(await isStillTheSame(db, { id: person.id, passwordHash: undefined }))) return { inactive: true }
    const ways = await waysOf(ctx, db, person, mustProve)
    if (ways === undefined) {
      const asked = {
        issuer: link.issuer,
        subject: link.subject,
        browser_hash: sessionHash(browser).toString('hex'),
      }
      await emit(db, identityWanted, { user_id: person.id, ...asked }, now)
      return { proofMailed: true }
    }
    if (ways.length > 0)
      return giveTicket(ctx, db, person, { remember, method: 'openid', link, methods: [...ways] })
    const owner = { ...person, isActive: true }
    if (!(await linkIdentity(db, owner, link, { at: now, isProved: false }))) return { otherIdentity: true }
    return { opened: await openSession(ctx, db, person, { remember, method: 'openid' }) }
  })
  ctx.database.wake()
  if (!('opened' in outcome)) return outcome
  giveSession(ctx, outcome.opened)
  return { session: true }
}
