import { Button } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './sign.module.css'

type Props = { busy: boolean; isReady: boolean; onClose: () => void; onSign: () => void }

/** Under each way of signing: leave it, or sign. */
export function SignButtons({ busy, isReady, onClose, onSign }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.buttons}>
      <Button variant="default" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button loading={busy} disabled={!isReady} leftSection={<IconSignature size={16} />} onClick={onSign}>
        {t('approvals.sign')}
      </Button>
    </div>
  )
}
