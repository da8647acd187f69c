import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import { type DashboardList, dashboardList } from '@hdoc/contract/documents/dashboard/dashboard-lists.ts'
import { documentColumns } from '@hdoc/contract/documents/list/document-columns.ts'
import { isIndexed } from '../../src/modules/documents/list/queries/list-sorts.ts'
import { clerkQueries, otherPairs } from '../load/clerk-queries.ts'
import { type Filled, OPEN_REGISTERS } from '../load/fill-institution.ts'
import { type ListCall, listPath } from '../load/list-path.ts'
import { TODAY } from './filled-template.ts'
import { get, type Question } from './question.ts'

const list = (name: string, call: ListCall): Question => ({
  name: `list: ${name}`,
  surface: 'document.list',
  ask: () => get(listPath(call)),
})

/**
 * Placeholder ids, used only to read the names of the bench's queries. Each question fills in the real ids
 * when it is asked.
 */
const NAMES: Filled = {
  institutionId: 0,
  registerIds: [],
  docTypeIds: [],
  groupIds: [],
  userIds: [],
  issuerCount: 0,
}
const named = (queries: typeof clerkQueries): Question[] =>
  queries(NAMES, TODAY, 0).map(({ name }, at) => ({
    name: `list: ${name}`,
    surface: 'document.list',
    ask: (filled, person) =>
      get(listPath(queries(filled, TODAY, filled.userIds[person.n] ?? 0)[at]?.call ?? {})),
  }))

const thisMonth: ListCall = {
  filters: [{ column: 'registered_on', mode: 'between', values: ['2026-11-01', TODAY] }],
}
/**
 * One list for each column and direction. A sort by a column without an index is refused where more than
 * 10,000 documents are found, so it is asked for one month only.
 */
const sorts = Object.keys(documentColumns).flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sortOrder) =>
    list(`sorted by ${sortBy} ${sortOrder}`, { ...(!isIndexed(sortBy) && thisMonth), sortBy, sortOrder }),
  ),
)

const status = (id: number): ListCall => ({ filters: [{ column: 'status', mode: 'equals', values: [id] }] })

/** A list that the dashboard opens. */
const opened = (name: string, which: DashboardList, ofDepartment = false): Question => ({
  name: `list: opened from the dashboard, ${name}`,
  surface: 'document.list',
  ask: () => {
    const query = { page: 1, search: '', ...dashboardList(which, ofDepartment) }
    return get(`/api/document/list/20?${listQueryString(query)}`)
  },
})

/** Questions about lists of documents, the numbers above them and what is made from them. */
export const documentLists: readonly Question[] = [
  list('all, first page', {}),
  list('all, page 100', { page: 100 }),
  {
    name: 'list: all, last page of the administrator',
    surface: 'document.list',
    ask: (_filled, _person, documents) => get(listPath({ page: documents / 20 })),
  },
  list('status 6', status(6)),
  list('status 3', status(3)),
  {
    name: 'list: a register of one department',
    surface: 'document.list',
    ask: ({ registerIds }) =>
      get(
        listPath({
          filters: [{ column: 'register', mode: 'equals', values: [registerIds[OPEN_REGISTERS] ?? 0] }],
        }),
      ),
  },
  ...named(clerkQueries),
  ...named(otherPairs),
  ...sorts,
  opened('open', 'open'),
  opened('attention', 'attention'),
  opened('attention of my department', 'attention', true),
  {
    name: 'counts by status',
    surface: 'document.counts',
    ask: () => get('/api/document/counts'),
  },
  {
    name: 'counts by status of a month',
    surface: 'document.counts',
    ask: () =>
      get(
        `/api/document/counts?filters[0][column]=registered_on&filters[0][match][registered_on][between][0]=2026-11-01&filters[0][match][registered_on][between][1]=${TODAY}`,
      ),
  },
  {
    name: 'documents of an issuer',
    surface: 'document.of_issuer',
    ask: () => get('/api/document/of_issuer/17/20'),
  },
  {
    name: 'export of a day',
    surface: 'document.export',
    ask: () =>
      get(
        `/api/document/export/csv?filters[0][column]=registered_on&filters[0][match][registered_on][dateIs]=${TODAY}`,
      ),
  },
]
