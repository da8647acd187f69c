import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './change-password.module.css'

export type PasswordForm = { current_password: string; password: string; password_again: string }

/** The rules of a new password. Each rule shows whether it is met while the person types. */
export function PasswordRules({ form, minimum, id }: { form: PasswordForm; minimum: number; id: string }) {
  const { t } = useTranslation()
  const { current_password: current, password, password_again: again } = form
  const isLong = password.length >= minimum
  const rules = [
    {
      name: 'length',
      text:
        isLong || password === ''
          ? t('profile.rule_length', { count: minimum })
          : t('profile.rule_length_now', { have: password.length, count: minimum }),
      met: isLong,
    },
    { name: 'other', text: t('profile.rule_other'), met: password !== '' && password !== current },
    { name: 'same', text: t('profile.rule_same'), met: password !== '' && password === again },
  ]
  return (
    <div className={styles.rules} id={id}>
      <b>{t('profile.rules')}</b>
      <ul>
        {rules.map(({ name, text, met }) => (
          <li key={name} className={met ? styles.met : undefined}>
            {met ? <IconCircleCheck size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
            <span>
              {text}
              <VisuallyHidden>: {t(met ? 'profile.rule_met' : 'profile.rule_unmet')}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <p>{t('profile.rule_checked')}</p>
    </div>
  )
}
