import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusKept } from '../dialog/use-focus-kept.ts'
import { AppLink } from '../links/app-link.tsx'
import type { Place } from '../links/place.ts'
import styles from './page.module.css'

export type Crumb = { label: string; to?: Place }
type Props = {
  title: ReactNode
  breadcrumb?: readonly Crumb[]
  /** Beside the title: a state, a switch. */
  aside?: ReactNode
  actions?: ReactNode
  /** The content scrolls inside itself instead of the page: a list with its pager in sight. */
  fill?: boolean
  /** Little room above and under the title: what the page is about starts high. */
  tight?: boolean
  children: ReactNode
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('ui.breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, i) => (
          <li key={crumb.label}>
            {i > 0 && <IconChevronRight size={12} aria-hidden />}
            {crumb.to ? <AppLink to={crumb.to}>{crumb.label}</AppLink> : crumb.label}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A screen inside the shell: breadcrumb, title, actions and content. */
export function Page({ title, breadcrumb, aside, actions, fill, tight, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place)
  return (
    <div
      ref={place}
      className={[styles.page, fill && styles.fill, tight && styles.tight].filter(Boolean).join(' ')}
    >
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
      <div className={styles.title}>
        <h1>{title}</h1>
        {aside}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
