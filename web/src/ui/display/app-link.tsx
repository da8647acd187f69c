import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path inside the application, `/document/list?search=drum`. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * A link inside the application. The router handles a plain click; a click with a modifier key or another
 * mouse button is left to the browser, so opening in a new tab still works.
 */
export function AppLink({ to, onClick, target, ...rest }: Props) {
  const router = useRouter()
  return (
    <a
      {...rest}
      target={target}
      href={router.history.createHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || target === '_blank' || opensElsewhere(event)) return
        event.preventDefault()
        router.history.push(to)
      }}
    />
  )
}
