import { formatNumber } from '../../../lib/format/format.ts'
import { AppLink } from '../../../ui/links/app-link.tsx'
import type { Place } from '../../../ui/links/place.ts'
import styles from './dashboard.module.css'

export type Figure = {
  label: string
  value: number
  /** The list whose total the figure is. */
  to: Place
  /** What stands beside the figure in plain words. */
  text?: string
  /** A second figure beside the first, with a list of its own. */
  beside?: { text: string; to: Place }
  bad?: boolean
}

/** Figures in a row of cards. `opens`: the person may open the lists that the figures count. */
export function FigureCards({ figures, opens }: { figures: readonly Figure[]; opens: boolean }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, to, text, beside, bad }) => {
        const figure = <b className={bad ? styles.late : undefined}>{formatNumber(value)}</b>
        return (
          <div key={label} className={styles.card}>
            <dt>{label}</dt>
            <dd>
              {opens ? (
                <AppLink to={to} className={styles.figure} aria-label={`${label}: ${formatNumber(value)}`}>
                  {figure}
                </AppLink>
              ) : (
                figure
              )}{' '}
              {text && <small>{text}</small>}
              {beside && opens && (
                <AppLink to={beside.to} className={styles.beside} aria-label={`${label}, ${beside.text}`}>
                  {beside.text}
                </AppLink>
              )}
              {beside && !opens && <small>{beside.text}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
