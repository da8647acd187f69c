import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { type Actor, can } from './actor.ts'
import { missingRight } from './grant.ts'

/** Why a person may not make a call at all; undefined when they may. It is asked before any row is read. */
export function callRefusal(
  endpoint: Pick<
    EndpointSpec,
    'audience' | 'permission' | 'notWhileActing' | 'beforeSecondFactor' | 'afterActing'
  >,
  actor: Actor | undefined,
): AppError | undefined {
  const { audience, permission } = endpoint
  if (audience === 'public') return undefined
  if (!actor) return new AppError('UNAUTHENTICATED')
  if (actor.actingEnded && !endpoint.afterActing) return new AppError('ACTING_ENDED')
  if (endpoint.notWhileActing && actor.real) return new AppError('ACTING_REFUSED')
  if (actor.must && !endpoint.beforeSecondFactor) return new AppError('SECOND_FACTOR_NEEDED')
  if (audience === 'platform' && !(actor.isAdmin && actor.institutionId === 0))
    return new AppError('PLATFORM_ONLY')
  if (audience === 'client' && actor.hdocId === 0) return new AppError('no_company')
  if (permission === 'signed-in' || permission === 'public' || can(actor, permission)) return undefined
  return missingRight(permission)
}
