import { today } from '../../lib/format/clock.ts'
import { formatDate, formatDeadline } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import styles from './deadline.module.css'
import { deadlineState } from './deadline-state.ts'

type Props = { deadlineOn: string | null; statusId: number }

const classes = { late: styles.late, soon: styles.soon, later: '', settled: styles.past, none: styles.past }

/** „în 5 zile”, „depășit cu 2 zile”; the plain date once the document is closed. */
export function Deadline({ deadlineOn, statusId }: Props) {
  useLanguage()
  const state = deadlineState(deadlineOn, statusId, today())
  if (deadlineOn === null) return <span className={styles.past}>–</span>
  const date = formatDate(deadlineOn)
  return (
    <span className={`${styles.due} ${classes[state]}`} title={date}>
      {state === 'settled' ? date : formatDeadline(deadlineOn, today())}
    </span>
  )
}
