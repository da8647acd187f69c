import { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import { SCAN_KEPT_DAYS, type Scan } from '@hdoc/contract/scans/scans.ts'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'
import { useScanGone } from './use-scan-gone.ts'

/** Throws scans away, with a reason. */
export function DiscardDialog({ scans, onClose }: { scans: readonly Scan[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={scanCalls.discard}
      values={{ ids: scans.map(({ id }) => id) }}
      changes={[{ what: 'scan.changed' }]}
      title={t('scans.discard_title')}
      label={t('scans.discard_reason')}
      maxLength={500}
      save={t('scans.discard')}
      said={t('scans.discard_done')}
      onFailure={useScanGone(onClose)}
      onClose={onClose}
    >
      <p>{scans.map(({ name }) => name).join(', ')}</p>
      <p>{t('scans.discard_what', { days: SCAN_KEPT_DAYS })}</p>
    </ReasonDialog>
  )
}
