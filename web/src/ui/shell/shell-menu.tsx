import { type Icon, IconPlus } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { AppLink } from '../links/app-link.tsx'
import { hrefOf, type Place } from '../links/place.ts'
import styles from './shell-menu.module.css'

export type MenuItem = {
  to: Place
  label: string
  icon: Icon
  /** Number of things that wait there. */
  count?: number | undefined
  /** Something there is late. */
  hot?: boolean | undefined
}
export type MenuGroup = { label: string; items: readonly MenuItem[] }
export type MenuAction = { to: Place; label: string }

type Props = {
  label: string
  groups: readonly MenuGroup[]
  primary?: MenuAction | undefined
  /** Path of the present page. */
  current: string
  onChoose?: () => void
}

/** The left menu, grouped by work. */
export function ShellMenu({ label, groups, primary, current, onChoose }: Props) {
  const router = useRouter()
  return (
    <nav className={styles.menu} aria-label={label}>
      {primary && (
        <AppLink className={styles.primary} to={primary.to} onClick={onChoose}>
          <IconPlus size={16} aria-hidden />
          {primary.label}
        </AppLink>
      )}
      {groups.map((group) => (
        <section key={group.label} aria-label={group.label}>
          <h2>{group.label}</h2>
          <ul>
            {group.items.map(({ to, label: text, icon: ItemIcon, count, hot }) => (
              <li key={text}>
                <AppLink
                  className={styles.link}
                  to={to}
                  onClick={onChoose}
                  aria-current={current === hrefOf(router, to) ? 'page' : undefined}
                >
                  <ItemIcon size={16} aria-hidden />
                  {text}
                  {count ? (
                    <span className={hot ? `${styles.count} ${styles.hot}` : styles.count}>{count}</span>
                  ) : null}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
