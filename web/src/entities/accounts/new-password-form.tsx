import { newPasswordValues } from '@hdoc/contract/accounts/accounts.ts'
import { useTranslation } from 'react-i18next'
import { AccountForm } from './account-form.tsx'
import { PasswordEntry } from './password-entry.tsx'
import { useAccountForm } from './use-account-form.ts'

type Body = { token: string; password: string; password_confirmation: string }
type Props = {
  token: string
  label: string
  submitLabel: string
  /** The account's name, for password managers; '' = not told. */
  username: string
  minimum: number
  save: (body: Body) => Promise<unknown>
  onSaved: () => void
  /** The link has ended meanwhile. */
  onEnded: () => void
}

/** Asks the holder of a link for a new password, typed twice. */
export function NewPasswordForm(props: Props) {
  const { token, label, submitLabel, username, minimum, save, onSaved, onEnded } = props
  const { t } = useTranslation()
  const { schemaForm, refusal } = useAccountForm({
    schema: newPasswordValues,
    initial: { password: '', password_confirmation: '' },
    toValues: (form) => ({ ...form, token }),
    save,
    onSaved,
    onFailure: (error) => {
      if (error.code === 'LINK_INVALID') onEnded()
      return error.code === 'LINK_INVALID'
    },
  })
  const labels = { password: label, password_confirmation: t('accounts.password_again') }
  const field = (name: keyof typeof labels) => ({
    ...schemaForm.form.getInputProps(name),
    name,
    label: labels[name],
  })
  return (
    <AccountForm schemaForm={schemaForm} labels={labels} refusal={refusal} submitLabel={submitLabel}>
      {username !== '' && <input type="text" autoComplete="username" value={username} readOnly hidden />}
      <PasswordEntry
        {...field('password')}
        description={t('accounts.password_help', { count: minimum })}
        autoFocus
      />
      <PasswordEntry {...field('password_confirmation')} />
    </AccountForm>
  )
}
