import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/feedback/toast-store.ts'
import styles from './oidc.module.css'

/** The addresses to which the provider sends people back; its administrator has to register them there. */
export function OidcAddresses({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation()
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ kind: 'success', message: t('oidc.copied') })
    } catch {
      // The browser keeps the clipboard closed on plain http, and when the person refuses.
      toast({ kind: 'error', message: t('oidc.copy_failed') })
    }
  }
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
              onClick={() => void copy(address)}
            >
              {t('oidc.copy')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
