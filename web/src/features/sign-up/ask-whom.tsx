import { useTranslation } from 'react-i18next'
import styles from '../../entities/accounts/account-card.module.css'
import { useSession } from '../../entities/session/session-store.ts'

/** Says whom to ask for an account here: the institution, with its phone and e-mail. */
export function AskWhom() {
  const { t } = useTranslation()
  const { institution } = useSession()
  if (institution === null) return <p>{t('accounts.closed_platform')}</p>
  const { name, phone, email } = institution
  return (
    <>
      <p>{t('accounts.closed_text')}</p>
      <dl className={styles.facts}>
        <dt>{t('accounts.institution')}</dt>
        <dd>{name}</dd>
        {phone && (
          <>
            <dt>{t('accounts.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{t('accounts.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </>
        )}
      </dl>
    </>
  )
}
