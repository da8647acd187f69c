import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../ui/links/app-link.tsx'
import type { Shown } from '../figures/shown.ts'
import { figuresOf, type HeadFigure } from './figures-of.ts'
import styles from './headline.module.css'

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }

/** How a figure has changed: an arrow for the direction, words for how much and for what it means. */
function ChangeLine({ change }: { change: NonNullable<HeadFigure['change']> }) {
  const { t } = useTranslation()
  const Arrow = arrows[change.direction]
  return (
    <small className={styles[change.means]}>
      <span>
        <Arrow size={14} aria-hidden /> {change.text}
      </span>{' '}
      {change.means !== 'neither' && <span>({t(`statistics.${change.means}`)})</span>}
    </small>
  )
}

/** The main figures, each with its change; a figure opens the rows it counts. */
export function Headline({ data, link }: Pick<Shown, 'data' | 'link'>) {
  const { t } = useTranslation()
  return (
    <section className={styles.headline} aria-label={t('statistics.figures')}>
      <dl>
        {figuresOf(data, link).map(({ label, figure, to, change, bad }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {to === undefined ? (
                <b>{figure}</b>
              ) : (
                <AppLink to={to} className={bad ? styles.bad : undefined} aria-label={`${label}: ${figure}`}>
                  <b>{figure}</b>
                </AppLink>
              )}
              {change && <ChangeLine change={change} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
