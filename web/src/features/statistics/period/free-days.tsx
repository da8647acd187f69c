import type { Period } from '@hdoc/contract/statistics/periods.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import styles from './period.module.css'
import { problemOf } from './period.ts'

type Props = { period: Period; onChoose: (period: Period) => void; onClose: () => void }

/** Two days of one’s own. */
export function FreeDays({ period, onChoose, onClose }: Props) {
  const { t } = useTranslation()
  const [from, setFrom] = useState<string | null>(period.from)
  const [to, setTo] = useState<string | null>(period.to)
  const [asked, setAsked] = useState(false)
  const problem = problemOf(from ?? '', to ?? '')
  const choose = () => {
    setAsked(true)
    if (from !== null && to !== null && problem === undefined) onChoose({ from, to })
  }
  const onEnter = (event: { key: string }) => {
    if (event.key === 'Enter') choose()
  }
  return (
    <Dialog
      title={t('statistics.free')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={choose}>{t('statistics.show_days')}</Button>
        </>
      }
    >
      <div className={styles.free}>
        <DateField
          data-autofocus
          label={t('statistics.from')}
          value={from}
          onChange={setFrom}
          onKeyDown={onEnter}
        />
        <DateField
          label={t('statistics.to')}
          value={to}
          onChange={setTo}
          onKeyDown={onEnter}
          error={asked && problem !== undefined && t(`statistics.${problem}`)}
        />
      </div>
    </Dialog>
  )
}
