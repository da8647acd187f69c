import { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { registrationValues } from '@hdoc/contract/accounts/accounts.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AccountForm } from '../../entities/accounts/account-form.tsx'
import { PasswordEntry } from '../../entities/accounts/password-entry.tsx'
import { useAccountForm } from '../../entities/accounts/use-account-form.ts'
import { call } from '../../lib/calls/call.ts'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { TermsBox } from './terms-box.tsx'

const empty = {
  name: '',
  email: '',
  email_confirmation: '',
  username: '',
  phone: '',
  password: '',
  password_confirmation: '',
  terms: false,
}
type Name = Exclude<keyof typeof empty, 'terms'>

/** What is asked of a person who wants an account. */
export function SignUpForm({ minimum, onSent }: { minimum: number; onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const { schemaForm, refusal } = useAccountForm({
    schema: registrationValues,
    initial: empty,
    save: async (body) => {
      await call(accountCalls.register, { body })
      return body.email
    },
    onSaved: onSent,
  })
  const { form, check } = schemaForm
  const labels: Record<keyof typeof empty, string> = {
    name: t('accounts.register_name'),
    email: t('accounts.register_email'),
    email_confirmation: t('accounts.register_email_again'),
    username: t('accounts.register_username'),
    phone: t('accounts.register_phone'),
    password: t('accounts.password'),
    password_confirmation: t('accounts.password_again'),
    terms: t('accounts.register_terms_short'),
  }
  const field = (name: Name) => ({
    ...form.getInputProps(name),
    name,
    label: labels[name],
    required: true,
    size: 'md' as const,
    onBlur: () => check(name),
  })
  const email = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <AccountForm
      schemaForm={schemaForm}
      labels={labels}
      refusal={refusal}
      submitLabel={t('accounts.register_submit')}
    >
      <FieldGrid>
        <Place>
          <TextInput {...field('name')} autoComplete="name" />
        </Place>
        <Place width="half">
          <TextInput {...field('email')} {...email} autoComplete="email" />
        </Place>
        <Place width="half">
          <TextInput {...field('email_confirmation')} {...email} autoComplete="email" />
        </Place>
        <Place width="half">
          <TextInput
            {...field('username')}
            description={t('accounts.register_username_help')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Place>
        <Place width="half">
          <TextInput {...field('phone')} type="tel" autoComplete="tel" />
        </Place>
        <Place width="half">
          <PasswordEntry
            {...field('password')}
            description={t('accounts.password_help', { count: minimum })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </Place>
        <Place width="half">
          <PasswordEntry {...field('password_confirmation')} />
        </Place>
      </FieldGrid>
      <TermsBox
        checked={form.values.terms}
        error={form.errors.terms}
        label={t('accounts.register_terms')}
        onChange={(terms) => form.setFieldValue('terms', terms)}
      />
    </AccountForm>
  )
}
