import { useTranslation } from 'react-i18next'
import styles from './assistance.module.css'
import { useSession } from './session-store.ts'

/** The institution's assistance contact, whom to ask for help; nothing when the institution names none. */
export function Assistance() {
  const { t } = useTranslation()
  const { institution } = useSession()
  const { assistance_email: email = '', assistance_phone: phone = '' } = institution ?? {}
  if (email === '' && phone === '') return null
  return (
    <p className={styles.assistance}>
      {t('pages.assistance')}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
