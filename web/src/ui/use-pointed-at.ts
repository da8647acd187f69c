import { useCallback, useState } from 'react'

/**
 * Whether somebody points at an element: by a move of the mouse over it, not by the mouse resting where it appeared. Gives
 * the state, and the ref of the element.
 */
export function usePointedAt(): [
  pointed: boolean,
  ref: (node: HTMLElement | null) => (() => void) | undefined,
] {
  const [pointed, setPointed] = useState(false)
  const ref = useCallback((node: HTMLElement | null) => {
    if (node === null) return undefined
    const onMove = () => setPointed(true)
    const onLeave = () => setPointed(false)
    node.addEventListener('mousemove', onMove)
    node.addEventListener('mouseleave', onLeave)
    return () => {
      node.removeEventListener('mousemove', onMove)
      node.removeEventListener('mouseleave', onLeave)
    }
  }, [])
  return [pointed, ref]
}
