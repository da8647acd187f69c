import { column } from '@hdoc/contract/calls/columns.ts'
import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer, Option } from '@hdoc/contract/calls/resource.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../lib/calls/api-error.ts'

/** Invented rows: what a list looks like without a server. */
export type Sample = { id: number; name: string; state: 'open' | 'closed'; day: string; amount: number }

const label = (ro: string, en: string) => ({ ro, en })
export const sampleColumns = {
  name: column.text(label('Denumire', 'Name'), { parts: ['name', 'cui'] }),
  state: column.choice(label('Stare', 'State'), {
    open: label('Deschis', 'Open'),
    closed: label('Închis', 'Closed'),
  }),
  day: column.date(label('Data', 'Date')),
  amount: column.number(label('Număr de file', 'Pages'), { hidden: true }),
} as const

const names = ['Grădinaru Ilie', 'SC Lalele Roșii SRL', 'Busuioc Maria', 'Judecătoria Ploiești']
const rows: Sample[] = names.map((name, i) => ({
  id: i + 1,
  name,
  state: i % 2 === 0 ? 'open' : 'closed',
  day: `2026-11-${20 - i}`,
  amount: i * 3,
}))

export type SampleKind = 'rows' | 'nothing' | 'failed' | 'waiting'

function answer(kind: SampleKind, query: ListQuery): Promise<ListAnswer<Sample>> {
  if (kind === 'waiting') return new Promise(() => undefined)
  if (kind === 'failed')
    return Promise.reject(new ApiError('Legătura cu serverul s-a întrerupt.', { status: 0, code: 'aborted' }))
  const data = kind === 'rows' ? rows.filter((row) => row.name.includes(query.search)) : []
  const total = data.length
  const from = total > 0 ? 1 : 0
  return Promise.resolve({
    data,
    meta: { total, from, to: total, current_page: 1, per_page: query.rows ?? total, last_page: 1 },
  })
}

export const sampleListQuery = (kind: SampleKind) => (query: ListQuery) =>
  queryOptions<ListAnswer<Sample>, ApiError, ListAnswer<Sample>, QueryKey>({
    queryKey: ['dev-ui', kind, query],
    queryFn: () => answer(kind, query),
  })

export const sampleOptionsQuery = (query: { q?: string; ids?: string }) =>
  queryOptions<Option[], ApiError, Option[], QueryKey>({
    queryKey: ['dev-ui', 'options', query],
    queryFn: () => rows.map(({ id, name }) => ({ id, name })),
  })
