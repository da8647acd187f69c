import { useEffect, useRef } from 'react'
import { holdHeading } from '../../ui/dialog/hold-heading.ts'

/** Gives the focus to the heading when a page goes on to another stage; not to the first one, which comes with the page. */
export function useHeldStage(stage: string | undefined): void {
  const shown = useRef(stage)
  useEffect(() => {
    if (stage === undefined || stage === shown.current) return
    if (shown.current !== undefined) holdHeading()
    shown.current = stage
  }, [stage])
}
