import { permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { Shown } from '../figures/shown.ts'
import styles from './squares-map.module.css'

const SquaresMap = lazyPart(async () => (await import('./squares-map.tsx')).default)

/** The map of complaints, or why there is none. The areas beside it say in a table where they come from. */
export function ComplaintSquares({ data }: Pick<Shown, 'data'>) {
  const { t } = useTranslation()
  const heading = useId()
  const squares = data.complaint_squares
  const text = () => {
    if (squares === null) return t('statistics.map_closed', { right: say(permissionTable['complaint.view']) })
    return t(squares.length === 0 ? 'statistics.map_nothing' : 'statistics.map_text')
  }
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{t('statistics.map')}</h2>
        <p>{text()}</p>
      </div>
      {squares !== null && squares.length > 0 && <SquaresMap squares={squares} label={t('statistics.map')} />}
    </section>
  )
}
