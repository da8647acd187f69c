import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { once } from '../../idempotency/once.ts'
import type { Ctx, InputOf, Route } from '../context.ts'

/**
 * Runs a call in the transaction that it declares. Resolves only after the transaction has really committed.
 */
export async function runCall(route: Route, ctx: Ctx, input: InputOf<EndpointSpec>): Promise<unknown> {
  const { endpoint, handle, keepsPlans = false } = route
  if (endpoint.tx !== 'read' && endpoint.tx !== 'write') return handle(ctx, input)
  const readOnly = endpoint.tx === 'read'
  const answer = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => {
      const work = () => handle({ ...ctx, db } as Ctx, input)
      return input.idempotencyKey && ctx.actor
        ? once(
            db,
            { actor: ctx.actor, settings: ctx.settings },
            endpoint,
            input.idempotencyKey,
            input.body,
            work,
          )
        : work()
    },
    { readOnly, keepsPlans },
  )
  if (!readOnly) ctx.database.wake()
  return answer
}
