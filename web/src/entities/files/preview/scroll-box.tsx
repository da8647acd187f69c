import type { KeyboardEventHandler, ReactNode, Ref, UIEventHandler } from 'react'

type Props = {
  label: string
  className: string | undefined
  children: ReactNode
  ref?: Ref<HTMLElement>
  onKeyDown?: KeyboardEventHandler
  onScroll?: UIEventHandler
}

/** A part that scrolls has to be reached by keyboard (WCAG 2.1.1), even when nothing in it can be pressed. */
const reached = { tabIndex: 0 } as const

/** A part of the page that scrolls by itself. The label names it for people who cannot see it. */
export function ScrollBox({ label, children, ...rest }: Props) {
  return (
    <section aria-label={label} {...reached} {...rest}>
      {children}
    </section>
  )
}
