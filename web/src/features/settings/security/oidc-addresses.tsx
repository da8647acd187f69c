import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../ui/action/copy-text.ts'
import styles from './oidc.module.css'

/** The addresses to which the provider sends people back; its administrator has to register them there. */
export function OidcAddresses({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className={styles.title}>{t('oidc.addresses')}</h3>
      <p className={styles.quiet}>{t('oidc.addresses_text')}</p>
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address}>
            <code>{address}</code>
            <Button
              variant="subtle"
              leftSection={<IconCopy size={16} />}
              aria-label={t('oidc.copy_named', { address })}
              onClick={() => void copyText(address, t('oidc.copied'))}
            >
              {t('oidc.copy')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
