import { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import type { Scan } from '@hdoc/contract/scans/scans.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/calls/address-of.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import styles from './scan-inbox.module.css'

/** Shows a whole scan. Nothing in the file runs here, because the server sends it sandboxed. */
export function PreviewDialog({ scan, onClose }: { scan: Scan; onClose: () => void }) {
  const { t } = useTranslation()
  const address = addressOf(scanCalls.preview, { params: { id: scan.id } })
  const title = t('scans.preview', { name: scan.name })
  return (
    <Dialog
      title={scan.name}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.close')}
        </Button>
      }
    >
      <div className={styles.preview}>
        {scan.preview === 'pdf' && <iframe src={`${address}#navpanes=0`} title={title} />}
        {scan.preview === 'image' && <img src={address} alt={title} />}
        {scan.preview === 'none' && (
          <Empty
            title={t('preview.not_shown')}
            action={
              <Button component="a" variant="default" href={address}>
                {t('common.download')}
              </Button>
            }
          />
        )}
      </div>
    </Dialog>
  )
}
