import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/calls/address-of.ts'
import { Card } from '../../ui/display/card.tsx'
import styles from './profile.module.css'

/** Everything kept about the person, as a file to read or to carry over. */
export function OwnDataCard() {
  const { t } = useTranslation()
  return (
    <Card title={t('profile.own_data')} help={t('profile.own_data_help')}>
      <div className={styles.buttons}>
        {(['text', 'json'] as const).map((format) => (
          <Button
            key={format}
            component="a"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            href={addressOf(profileCalls.data, { params: { format } })}
            download
          >
            {t(`profile.own_data_${format}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
