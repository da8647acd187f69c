import { type EndpointSpec, isSafeMethod } from '@hdoc/contract/endpoint.ts'
import { AppError } from '@hdoc/contract/errors.ts'
import { markDifference } from '@hdoc/contract/page-person.ts'
import type { Actor } from '../auth/actor.ts'

/**
 * Why a change is refused that a page asks for while it shows somebody else than who is signed in: tabs of a browser
 * share the session, so whoever signs in in one of them would sign what another one wrote. A call without the mark
 * comes from no page of ours; public calls are made in nobody's name; acting that has ended is refused as such.
 */
export function pagePersonRefusal(
  { method, audience }: Pick<EndpointSpec, 'method' | 'audience'>,
  shown: unknown,
  person: Actor | undefined,
): AppError | undefined {
  if (
    isSafeMethod(method) ||
    audience === 'public' ||
    !person ||
    person.actingEnded ||
    typeof shown !== 'string'
  )
    return undefined
  const { institutionId: accountInstitutionId, id, hdocId, real, name } = person
  const difference = markDifference(shown, { accountInstitutionId, id, realId: real?.id ?? 0, hdocId })
  if (difference === undefined) return undefined
  return difference === 'person' ? new AppError('OTHER_PERSON', { name }) : new AppError('OTHER_CLIENT')
}
