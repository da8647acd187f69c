import { type Icon, IconPlus } from '@tabler/icons-react'
import { AppLink } from '../display/app-link.tsx'
import styles from './shell-menu.module.css'

export type MenuItem = {
  to: string
  label: string
  icon: Icon
  /** Number of things that wait there. */
  count?: number
  /** Something there is late. */
  hot?: boolean
}
export type MenuGroup = { label: string; items: readonly MenuItem[] }
export type MenuAction = { to: string; label: string }

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
              <li key={to}>
                <AppLink
                  className={styles.link}
                  to={to}
                  onClick={onChoose}
                  aria-current={current === to ? 'page' : undefined}
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
