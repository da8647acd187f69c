import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from '../rows/queues.module.css'
import type { StepResult } from './step-of-row.ts'

/** Rows, each with why nothing could be done with it. */
export function KeptRows({ kept }: { kept: StepResult['kept'] }) {
  return (
    <ul className={styles.told}>
      {kept.map(({ row, why }) => (
        <li key={row.id}>
          <b>{row.number}</b> {why}
        </li>
      ))}
    </ul>
  )
}

/** Which of the chosen rows stayed as they were, and why. */
export function KeptDialog({ kept, onClose }: { kept: StepResult['kept']; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('queues.not_done_title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <p role="status">{t('queues.not_done')}</p>
      <KeptRows kept={kept} />
    </Dialog>
  )
}
