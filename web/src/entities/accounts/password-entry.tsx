import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './account-card.module.css'

/**
 * A field for a new password, or for typing it again; the password can be shown. Light enough for a public
 * page.
 */
export function PasswordEntry(props: TextInputProps & { label: string; ref?: Ref<HTMLInputElement> }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const Picture = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      autoComplete="new-password"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      size="md"
      rightSection={
        <UnstyledButton
          className={styles.eye}
          aria-label={`${t(shown ? 'accounts.hide_password' : 'accounts.show_password')}: ${props.label}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Picture size={18} aria-hidden />
        </UnstyledButton>
      }
    />
  )
}
