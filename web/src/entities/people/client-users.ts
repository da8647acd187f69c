import { platformUserCalls } from '@hdoc/contract/people/platform-user-calls.ts'
import { oneInstitutionColumns } from '@hdoc/contract/people/platform-users.ts'
import { call } from '../../lib/calls/call.ts'
import { platformUsers } from './platform-users.ts'
import type { UserPlace } from './user-place.ts'

/** The people of one client, for administrators of the platform who have not entered it. */
export function clientUsers(institutionId: number): UserPlace {
  const everybody = platformUsers('all')
  const ofClient = {
    column: 'institution_id',
    operator: 'and' as const,
    conditions: [{ field: 'institution_id', mode: 'equals' as const, values: [String(institutionId)] }],
  }
  return {
    ...everybody,
    name: `hdoc_user_${institutionId}`,
    columns: oneInstitutionColumns,
    list: (query) => everybody.list({ ...query, filters: [...query.filters, ofClient] }),
    form: (institution = institutionId) => everybody.form(institution),
    add: (values) => call(platformUserCalls.add, { body: { institution_id: institutionId, values } }),
  }
}
