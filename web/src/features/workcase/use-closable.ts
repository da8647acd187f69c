import type { Obstacles } from '@hdoc/contract/calls/obstacles.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { useQuery } from '@tanstack/react-query'
import { caseObstaclesQuery } from '../../entities/cases/queries.ts'

/**
 * The case as its closing stands: whoever may close it cannot while something stands against it, and the commands that
 * close say why.
 */
export function useClosable(row: WorkCase): { row: WorkCase; obstacles: Obstacles } {
  const { can, cannot } = row
  const mayClose = row.closing === null && (can.close || can.close_with_dispatch)
  const { data } = useQuery({ ...caseObstaclesQuery(row.id), enabled: mayClose })
  const obstacles = mayClose && data ? data : []
  if (obstacles.length === 0) return { row, obstacles }
  const why = obstacles.map(({ text }) => text).join(' ')
  return {
    row: {
      ...row,
      can: { ...can, close: false, close_with_dispatch: false },
      cannot: {
        ...cannot,
        ...(can.close && { close: why }),
        ...(can.close_with_dispatch && { close_with_dispatch: why }),
      },
    },
    obstacles,
  }
}
