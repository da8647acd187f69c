import { markDifference } from '@hdoc/contract/access/page-person.ts'
import { type EndpointSpec, isSafeMethod } from '@hdoc/contract/calls/endpoint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Actor } from '../../auth/actor.ts'

/**
 * Why a change is refused because its page shows another person or client than the session has; undefined
 * when it is not refused. The tabs of a browser share one session. So a sign-in in one tab would put the new
 * person's name under what somebody wrote in another tab. Not checked: a call without the mark, because it
 * comes from no page of ours; a public call, because it is made in nobody's name; acting that has ended,
 * because `callRefusal` refuses it.
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
