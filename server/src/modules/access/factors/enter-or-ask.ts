import type { SecondFactorMethod } from '@hdoc/contract/session.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { giveSession, openSession } from '../sessions/open-session.ts'
import { newSessionToken } from '../sessions/session-token.ts'
import { methodsOf } from './methods-of.ts'
import { addTicket, type FirstStep } from './queries/tickets.ts'

/** So long the second step may take. */
const TICKET_MS = 10 * 60_000

/**
 * The end of the first step, whoever vouched for the person: a session, or a ticket for the second step when they have
 * a second factor. The ticket is worth something on this host only, and nothing without the second factor.
 */
export async function enterOrAsk(
  ctx: Pick<Ctx, 'caller' | 'clock' | 'settings' | 'database' | 'reply'>,
  person: { id: number; name: string },
  how: { remember: boolean; method: FirstStep },
): Promise<{ ticket: string; methods: SecondFactorMethod[] } | undefined> {
  const { institutionId, host } = ctx.caller.host
  const outcome = await ctx.database.inInstitution(institutionId, async (db) => {
    const methods = await methodsOf(db, ctx.settings, person.id, host)
    if (methods.length === 0) return { session: await openSession(ctx, db, person, how) }
    const { token, idHash } = newSessionToken()
    const expiresAt = new Date(ctx.clock.now().getTime() + TICKET_MS)
    const { remember, method: firstStep } = how
    await addTicket(db, { tokenHash: idHash, userId: person.id, host, remember, firstStep, expiresAt })
    return { step: { ticket: token, methods } }
  })
  if (outcome.session) giveSession(ctx, outcome.session)
  return outcome.step
}
