import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { CaseQueue } from '@hdoc/contract/cases/case-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { type QueueRow, queueRowsQuery } from '../../entities/cases/queues-queries.ts'
import { focusedRow } from './focused-row.ts'

/**
 * The rows that a key is about: those chosen, else the one with the focus. The list asks for its rows through
 * `request`, and says through `choose` which are chosen.
 */
export function useShownRows(queue: CaseQueue) {
  const queries = useQueryClient()
  const last = useRef<{ chosen: readonly QueueRow[]; query: ListQuery | null }>({ chosen: [], query: null })
  return useMemo(() => {
    const ask = queueRowsQuery(queue)
    const shown = (): readonly QueueRow[] => {
      const { query } = last.current
      if (query === null) return []
      const answer = queries.getQueryData(ask(query).queryKey)
      return (answer as { data: QueueRow[] } | undefined)?.data ?? []
    }
    return {
      request: (query: ListQuery) => {
        last.current.query = query
        return ask(query)
      },
      choose: (rows: readonly QueueRow[]): void => {
        last.current.chosen = rows
      },
      first: (): QueueRow | undefined => shown()[0],
      target: (): readonly QueueRow[] => {
        const { chosen, query } = last.current
        if (chosen.length > 0 || query === null) return chosen
        const rows = shown()
        const row = focusedRow(new Map(rows.map((one) => [one.id, one])))
        return row ? [row] : []
      },
    }
  }, [queue, queries])
}
