import type { ReactNode } from 'react'
import { AppLink } from '../display/app-link.tsx'

type Props = {
  href?: string | undefined
  onOpen?: (() => void) | undefined
  className?: string | undefined
  tabIndex?: number | undefined
  children: ReactNode
}

/** Opens a row: a link where the row leads somewhere, a button where it opens a dialog. */
export function RowOpener({ href, onOpen, className, tabIndex, children }: Props) {
  if (href === undefined && onOpen === undefined) return children
  if (href !== undefined)
    return (
      <AppLink to={href} className={className} tabIndex={tabIndex} data-row-opener>
        {children}
      </AppLink>
    )
  return (
    <button type="button" className={className} tabIndex={tabIndex} onClick={onOpen} data-row-opener>
      {children}
    </button>
  )
}
