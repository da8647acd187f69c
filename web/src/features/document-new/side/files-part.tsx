import { Button, Group } from '@mantine/core'
import { IconDeviceMobile, IconPaperclip, IconScan } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../entities/files/file-drop.tsx'
import type { Uploads } from '../../../entities/files/use-uploads.ts'
import styles from '../document-new.module.css'

type Props = {
  uploads: Uploads
  maximumMb: number
  disabled: boolean
  onScans: () => void
  onPhone: () => void
}

/** The files of the paper. */
export function FilesPart({ uploads, maximumMb, disabled, onScans, onPhone }: Props) {
  const { t } = useTranslation()
  return (
    <section className={`${styles.card} ${styles.section}`}>
      <div className={styles.head}>
        <IconPaperclip size={16} aria-hidden />
        <h2>{t('registration.files')}</h2>
      </div>
      <FileDrop uploads={uploads} maximumMb={maximumMb} disabled={disabled}>
        <Group gap={8} mt={8} justify="center">
          <Button variant="default" leftSection={<IconScan size={16} aria-hidden />} onClick={onScans}>
            {t('scans.from_inbox')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDeviceMobile size={16} aria-hidden />}
            onClick={onPhone}
          >
            {t('scans.with_phone')}
          </Button>
        </Group>
      </FileDrop>
    </section>
  )
}
