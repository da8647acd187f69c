import type { Profile } from '@hdoc/contract/accounts/profile.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { Card } from '../../ui/display/card.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './profile.module.css'

/** When the password was changed last, and the way to change it. */
export function PasswordCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const go = useGo()
  const { has_password: has, password_changed_at: changed } = profile
  const when = changed
    ? t('profile.password_changed', { date: formatDateTime(changed) })
    : t('profile.password_never')
  return (
    <Card title={t('profile.password')}>
      <ul className={styles.rows}>
        <li>
          <span className={styles.rowText}>{has ? when : t('profile.password_none')}</span>
          {has && (
            <Button variant="default" onClick={() => go('/change-password')}>
              {t('profile.password_change')}
            </Button>
          )}
        </li>
      </ul>
    </Card>
  )
}
