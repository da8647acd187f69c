import type { ReactNode } from 'react'
import { AppLink } from '../../links/app-link.tsx'
import type { Place } from '../../links/place.ts'

type Props = {
  to?: Place | undefined
  onOpen?: (() => void) | undefined
  className?: string | undefined
  tabIndex?: number | undefined
  'aria-describedby'?: string | undefined
  children: ReactNode
}

/** Opens a row: a link where the row leads somewhere, a button where it opens a dialog. */
export function RowOpener({ to, onOpen, children, ...rest }: Props) {
  if (to === undefined && onOpen === undefined) return children
  if (to !== undefined)
    return (
      <AppLink to={to} {...rest} data-row-opener>
        {children}
      </AppLink>
    )
  return (
    <button type="button" {...rest} onClick={onOpen} data-row-opener>
      {children}
    </button>
  )
}
