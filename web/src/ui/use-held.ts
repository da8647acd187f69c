import { useCallback, useState } from 'react'

/**
 * Whether somebody points at an element or stands in it: by a move of the mouse over it, not by the mouse resting where it
 * appeared. Gives the state, and the ref of the element.
 */
export function useHeld(): [held: boolean, ref: (node: HTMLElement | null) => (() => void) | undefined] {
  const [pointed, setPointed] = useState(false)
  const [entered, setEntered] = useState(false)
  const ref = useCallback((node: HTMLElement | null) => {
    if (node === null) return undefined
    const ears = new AbortController()
    const on = (event: string, work: () => void) => node.addEventListener(event, work, ears)
    on('mousemove', () => setPointed(true))
    on('mouseleave', () => setPointed(false))
    on('focusin', () => setEntered(true))
    on('focusout', () => setEntered(false))
    return () => ears.abort()
  }, [])
  return [pointed || entered, ref]
}
