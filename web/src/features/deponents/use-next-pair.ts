import type { IssuerPair } from '@hdoc/contract/issuers/issuer-merge.ts'
import { useEffect, useRef } from 'react'

export const keyOfPair = ({ first, second }: IssuerPair): string => `${first.id}-${second.id}`

/**
 * Moves the focus on after a decision. Once the decided pair has left the list, the same button of the pair
 * that took its place gets the focus, so that the keyboard goes on from there and not from the top of the
 * page.
 */
export function useNextPair(pairs: readonly IssuerPair[] | undefined) {
  const listRef = useRef<HTMLUListElement>(null)
  const gone = useRef<{ key: string; at: number; decision: 'merge' | 'apart' }>(undefined)
  useEffect(() => {
    const last = gone.current
    if (!last || !pairs || pairs.some((pair) => keyOfPair(pair) === last.key)) return
    gone.current = undefined
    const buttons = listRef.current?.querySelectorAll<HTMLElement>(`[data-decision="${last.decision}"]`) ?? []
    const next = buttons[Math.min(last.at, buttons.length - 1)] ?? document.getElementById('content')
    next?.focus()
  }, [pairs])
  const decided = (pair: IssuerPair, decision: 'merge' | 'apart'): void => {
    const key = keyOfPair(pair)
    gone.current = { key, decision, at: pairs?.findIndex((one) => keyOfPair(one) === key) ?? 0 }
  }
  return { listRef, decided }
}
