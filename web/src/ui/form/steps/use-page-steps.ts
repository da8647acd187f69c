import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Step, Steps } from './use-steps.ts'

type PageSteps = Steps & {
  /** Leaves the page by `go`, so that its steps are no places behind the next page. */
  leave: (go: () => void) => void
}

const stepIn = (state: object): number => {
  const { step } = state as { step?: unknown }
  return typeof step === 'number' ? step : 0
}

/**
 * Which step of a page is shown. Each step is a place of the browser's history: „back” leads to the step
 * before, and „forward” to one that was reached.
 */
export function usePageSteps(steps: readonly Step[]): PageSteps {
  const { history } = useRouter()
  const [at, setAt] = useState(0)
  const reached = useRef(0)
  const page = useRef(history.location.pathname)
  useEffect(
    () =>
      history.subscribe(({ location }) => {
        if (location.pathname === page.current) setAt(Math.min(stepIn(location.state), reached.current))
      }),
    [history],
  )
  const go = (next: number) => {
    reached.current = Math.max(reached.current, next)
    if (next > at) history.push(history.location.href, { step: next })
    else if (next < at) history.go(next - at)
  }
  const shown = useRef(at)
  shown.current = at
  const leave = useCallback(
    (then: () => void) => {
      if (shown.current === 0) return then()
      const stop = history.subscribe(() => {
        stop()
        then()
      })
      history.go(-shown.current)
    },
    [history],
  )
  return { steps, at, isLast: at === steps.length - 1, go, leave }
}
