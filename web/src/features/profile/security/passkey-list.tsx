import type { Passkey } from '@hdoc/contract/access/factors.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '../../../lib/format/format.ts'
import styles from './security-section.module.css'

type Props = {
  passkeys: readonly Passkey[]
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

export function PasskeyList({ passkeys, onRename, onRemove }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.keys}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.key}>
          <span>
            <b>{passkey.name}</b>
            <span className={styles.quiet}>
              {t('security.key_added', { date: formatDate(passkey.created_at) })},{' '}
              {passkey.last_used_at
                ? t('security.key_used', { date: formatDateTime(passkey.last_used_at) })
                : t('security.key_unused')}
              {!passkey.here && `. ${t('security.key_elsewhere', { host: passkey.host })}`}
            </span>
          </span>
          <div className={styles.actions}>
            <Button
              variant="default"
              aria-label={t('security.key_rename_named', { name: passkey.name })}
              onClick={() => onRename(passkey)}
            >
              {t('security.key_rename')}
            </Button>
            <Button
              variant="default"
              aria-label={t('security.key_remove_named', { name: passkey.name })}
              onClick={() => onRemove(passkey)}
            >
              {t('security.key_remove')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
