import { useRef } from 'react'

/**
 * Keys for rows that have no id, so that the text being typed stays with its row. Rows are added at the end.
 * Call `drop` with the index of a row before that row is removed.
 */
export function useRowKeys(count: number): { keys: readonly number[]; drop: (at: number) => void } {
  const kept = useRef<number[]>([])
  const next = useRef(0)
  while (kept.current.length < count) {
    kept.current.push(next.current)
    next.current += 1
  }
  kept.current.length = count
  return {
    keys: kept.current,
    drop: (at) => {
      kept.current.splice(at, 1)
    },
  }
}
