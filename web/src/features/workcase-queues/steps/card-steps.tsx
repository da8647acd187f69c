import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import styles from '../rows/queues.module.css'
import { mayStep, type QueueStep, queueSteps } from './step-of-row.ts'

type Props = { row: QueueRow; onStep: (step: QueueStep, row: QueueRow) => void }

/** What may be done with a share, under its card on a phone; the next thing first. */
export function CardSteps({ row, onStep }: Props) {
  const { t } = useTranslation()
  const steps = queueSteps.filter((step) => mayStep(step, row))
  if (steps.length === 0) return null
  return (
    <div className={styles.steps}>
      {steps.map((step, n) => (
        <Button
          key={step}
          variant={n === 0 ? 'light' : 'default'}
          aria-label={t('queues.step_of', { step: t(`queues.${step}`), number: row.number })}
          onClick={() => onStep(step, row)}
        >
          {t(`queues.${step}`)}
        </Button>
      ))}
    </div>
  )
}
