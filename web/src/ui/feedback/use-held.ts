import { useCallback, useState } from 'react'

/**
 * Tells whether somebody points at an element or has the focus in it. Pointing counts from the first move of
 * the mouse over the element; a mouse that rests where the element appeared does not count. Returns the state
 * and the ref for the element.
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
