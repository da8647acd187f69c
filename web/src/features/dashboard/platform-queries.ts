import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ClientState } from '@hdoc/contract/clients/institution-values.ts'
import { companyListQuery, institutionListQuery } from '../../entities/clients/queries.ts'
import { platformUsers } from '../../entities/people/platform-users.ts'

/** A list query for the ten rows that a card of the dashboard holds. */
const first = (sortBy = 'id', sortOrder: 'asc' | 'desc' = 'desc', states: ClientState[] = []): ListQuery => ({
  rows: 10,
  page: 1,
  search: '',
  sortBy,
  sortOrder,
  filters: states.length === 0 ? [] : [{ column: 'state', operator: 'and', conditions: [stateIn(states)] }],
})
const stateIn = (values: ClientState[]) => ({ field: 'state', mode: 'in' as const, values })

export const newestInstitutions = institutionListQuery(first())

/** Institutions that people can work in today. */
export const activeInstitutions = institutionListQuery(first('id', 'desc', ['active', 'ends_soon']))

/** Institutions whose active period ends within the month, the nearest first. */
export const endingInstitutions = institutionListQuery(first('active_to', 'asc', ['ends_soon']))

export const howManyCompanies = companyListQuery(first())

/** People who asked for an account at any institution and wait for an answer. */
export const waitingPeople = platformUsers('pending').list(first())
