import type { LoginStepMethod } from '@hdoc/contract/access/session.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { giveSession, openSession } from '../sessions/open-session.ts'
import { newSessionToken } from '../sessions/session-token.ts'
import { type FoundPerson, isStillTheSame } from '../sessions/still-the-same.ts'
import { methodsOf } from './check/methods-of.ts'
import { addTicket, type FirstStep, type ProviderLink } from './queries/tickets.ts'

/** How long the second step may take. */
const TICKET_MS = 10 * 60_000

type Asking = {
  remember: boolean
  method: FirstStep
  link?: ProviderLink | undefined
  methods: LoginStepMethod[]
}
export type AskedStep = { ticket: string; methods: LoginStepMethod[] }

/** A ticket for the second step, and the ways to do it. */
export async function giveTicket(
  { caller, clock }: Pick<Ctx, 'caller' | 'clock'>,
  db: TenantDb,
  person: { id: number },
  { remember, method, link, methods }: Asking,
): Promise<AskedStep> {
  const { token, idHash } = newSessionToken()
  const expiresAt = new Date(clock.now().getTime() + TICKET_MS)
  const { host } = caller.host
  await addTicket(db, {
    tokenHash: idHash,
    userId: person.id,
    host,
    remember,
    firstStep: method,
    link,
    expiresAt,
  })
  return { ticket: token, methods }
}

/**
 * Ends the first step, whoever vouched for the person: opens a session, or gives a ticket for the second step
 * when the person has a second factor. The ticket works on this host only, and gives nothing without the
 * second factor. Gives undefined when the account has changed since the first step found it.
 */
export async function enterOrAsk(
  ctx: Pick<Ctx, 'caller' | 'clock' | 'settings' | 'database' | 'reply'>,
  person: FoundPerson & { name: string },
  how: { remember: boolean; method: FirstStep },
): Promise<{ step?: AskedStep } | undefined> {
  const { institutionId, host } = ctx.caller.host
  const outcome = await ctx.database.inInstitution(institutionId, async (db) => {
    if (!(await isStillTheSame(db, person))) return undefined
    const methods = await methodsOf(db, ctx.settings, person.id, host)
    if (methods.length === 0) return { session: await openSession(ctx, db, person, how) }
    return { step: await giveTicket(ctx, db, person, { ...how, methods }) }
  })
  if (outcome?.session) giveSession(ctx, outcome.session)
  return outcome && { ...(outcome.step && { step: outcome.step }) }
}
