import { useRef } from 'react'

/**
 * Keys of lines that have no name of their own, so that what is being typed stays with its line: lines are added at
 * the end, and `drop` is told before one in between goes.
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
