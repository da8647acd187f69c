import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { hrefOf, type Place, type PlaceWithValues } from './place.ts'
import { usePreload } from './use-preload.ts'

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { ref?: Ref<HTMLAnchorElement> }
/** `<AppLink to="/document/$id" params={{ id }}>`, or a whole place, `<AppLink to={crumb.to}>`. */
export type AppLinkProps = Anchor & (PlaceWithValues | { to: Place; params?: never; search?: never })

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * A link inside the application, which prepares its page when a person points at it. The router handles a
 * plain click; a click with a modifier key or another mouse button is left to the browser, so opening in a
 * new tab still works.
 */
export function AppLink({ to, params, search, onClick, target, ...rest }: AppLinkProps) {
  const router = useRouter()
  const place = (params || search ? { to, params, search } : to) as Place
  const href = hrefOf(router, place)
  return (
    <a
      {...usePreload(place)}
      {...rest}
      target={target}
      href={router.history.createHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || target === '_blank' || opensElsewhere(event)) return
        event.preventDefault()
        router.history.push(href)
      }}
    />
  )
}
