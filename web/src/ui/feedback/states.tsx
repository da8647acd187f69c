import { IconCloudOff, IconInbox, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../plain/plain-button.tsx'
import styles from './states.module.css'

/** A section that waits for its data. */
export function Loading({ label }: { label?: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.loading} role="status">
      <span className={styles.turning} aria-hidden />
      {label ?? t('common.loading')}
    </div>
  )
}

type EmptyProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  icon?: typeof IconInbox
  /** h1 where it is all that the page says. */
  level?: 'h1' | 'h2'
}

/** Nothing to show: says why, and what to do. */
export function Empty({ title, text, action, icon: Icon = IconInbox, level: Heading = 'h2' }: EmptyProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <Heading>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

type LoadErrorProps = { title?: string; error: unknown; onRetry?: () => void }

/** Data that could not be loaded, with the reason and a way to try again. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <Empty
        icon={IconCloudOff}
        title={title ?? t('messages.load_failed')}
        text={error instanceof Error ? error.message : undefined}
        action={
          onRetry && (
            <PlainButton onClick={onRetry}>
              <IconRefresh size={16} aria-hidden />
              {t('common.retry')}
            </PlainButton>
          )
        }
      />
    </div>
  )
}

const widths = ['62%', '78%', '70%', '84%', '66%']
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

/** Grey bars in the place of table rows that are on their way. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return numbers(rows).map((row) => (
    <tr key={row} aria-hidden>
      {numbers(columns).map((cell) => (
        <td key={cell}>
          <div className={styles.bone} style={{ width: widths[(row + cell) % widths.length] }} />
        </td>
      ))}
    </tr>
  ))
}
