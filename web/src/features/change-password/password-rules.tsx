import { VisuallyHidden } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useShown } from '../../ui/form/field/use-shown.ts'
import styles from './change-password.module.css'

const paths = ['current_password', 'password', 'password_again'] as const
export type PasswordForm = { current_password: string; password: string; password_again: string }

type Props = { form: UseFormReturnType<PasswordForm>; minimum: number; id: string }

/** The rules of a new password. Each rule shows whether it is met while the person types. */
export function PasswordRules({ form, minimum, id }: Props) {
  const { t } = useTranslation()
  const { current_password: current, password, password_again: again } = useShown(form, paths)
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
