import type { Filled } from './fill-institution.ts'
import type { ListCall } from './list-path.ts'

/** The filter pairs, searches and sorts that clerks use every day; each has its index. */
export type ClerkQuery = { name: string; call: ListCall }

const is = (column: string, value: string | number) => ({ column, mode: 'equals', values: [value] })
const oneOf = (column: string, values: readonly (string | number)[]) => ({ column, mode: 'in', values })
const contains = (column: string, value: string) => ({ column, mode: 'contains', values: [value] })

/** `today` as YYYY-MM-DD; `person` is who asks. */
export function clerkQueries(filled: Filled, today: string, person: number): ClerkQuery[] {
  const [register = 0] = filled.registerIds
  const [docType = 0] = filled.docTypeIds
  const [group = 0] = filled.groupIds
  const inWork = oneOf('status', [3, 4])
  const thisMonth = {
    column: 'registered_on',
    mode: 'between',
    values: [`${today.slice(0, 8)}01`, today],
  }
  const untilToday = { column: 'deadline_on', mode: 'lte', values: [today] }
  const onDay = { column: 'registered_on', mode: 'dateIs', values: [today] }
  const issuer = { ...contains('issuer', 'turcanu catalin'), field: 'name' }
  return [
    { name: 'number contains', call: { filters: [contains('number', '1234/')] } },
    { name: 'issuer name contains, without diacritics', call: { filters: [issuer] } },
    { name: 'status and register', call: { filters: [is('status', 6), is('register', register)] } },
    { name: 'type and in work', call: { filters: [is('doc_type', docType), inWork] } },
    { name: 'this month and register', call: { filters: [thisMonth, is('register', register)] } },
    {
      name: 'due until today and in work, by deadline',
      call: { filters: [untilToday, inWork], sortBy: 'deadline_on', sortOrder: 'asc' },
    },
    { name: 'department and in work', call: { filters: [is('group', group), inWork] } },
    { name: 'registered by me and today', call: { filters: [is('registered_by', person), onDay] } },
    { name: 'all by deadline', call: { sortBy: 'deadline_on', sortOrder: 'asc' } },
    { name: 'all by deadline, latest first', call: { sortBy: 'deadline_on', sortOrder: 'desc' } },
    { name: 'all by issuer', call: { sortBy: 'issuer', sortOrder: 'asc' } },
    { name: 'quick search by number', call: { search: 'R1-1234/2024' } },
    { name: 'quick search by issuer, without diacritics', call: { search: 'serban razvan' } },
  ]
}

/** Pairs of filters for which nobody made an index. */
export function otherPairs(filled: Filled): ClerkQuery[] {
  const docType = filled.docTypeIds[3] ?? 0
  const group = filled.groupIds[1] ?? 0
  return [
    {
      name: 'pages and level',
      call: { filters: [{ column: 'pages', mode: 'gte', values: [3] }, is('access_level', 'department')] },
    },
    {
      name: 'category and sender’s number',
      call: {
        filters: [
          is('category', 'intrare'),
          { column: 'external_number', mode: 'startsWith', values: ['12'] },
        ],
      },
    },
    {
      name: 'subject and department',
      call: { filters: [contains('short_description', 'urbanism'), is('group', group)] },
    },
    {
      name: 'subject and type',
      call: { filters: [contains('short_description', 'iluminat'), is('doc_type', docType)] },
    },
    {
      name: 'level and type, by issuer',
      call: {
        filters: [is('access_level', 'public'), is('doc_type', docType)],
        sortBy: 'issuer',
        sortOrder: 'asc',
      },
    },
    { name: 'number and status', call: { filters: [contains('number', '77'), is('status', 6)] } },
  ]
}
