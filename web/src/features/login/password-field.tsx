import { TextInput, UnstyledButton } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './parts/login-page.module.css'

type Props = {
  value: string
  error: string | undefined
  autoFocus: boolean
  onChange: (value: string) => void
  ref: Ref<HTMLInputElement>
}

/** The password, which can be shown. Mantine's own field weighs too much for the first load. */
export function PasswordField({ value, error, autoFocus, onChange, ref }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      ref={ref}
      type={shown ? 'text' : 'password'}
      label={t('login.password')}
      name="password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      size="md"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <UnstyledButton
          className={styles.eye}
          aria-label={t(shown ? 'login.hide_password' : 'login.show_password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden />
        </UnstyledButton>
      }
    />
  )
}
