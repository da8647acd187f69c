import { barePublicFormCalls } from '@hdoc/contract/public-forms/bare-public-forms.ts'
import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import styles from './public-form.module.css'

type Props = { formKey: string; onForm: (form: SentForm) => void }

/** Corrects a wrong address, once, before anybody has confirmed. */
export function ChangeAddress({ formKey, onForm }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [again, setAgain] = useState('')
  const changing = useAction({
    call: () =>
      call(barePublicFormCalls.correct, {
        body: { key: formKey, email: email.trim(), email_confirmation: again.trim() },
      }),
    changes: [],
    shown: true,
    onDone: ({ data }) => {
      setOpen(false)
      onForm(data)
    },
  })
  if (!isOpen)
    return (
      <p className={styles.quiet}>
        {t('public_form.wrong_address')}{' '}
        <PlainButton onClick={() => setOpen(true)}>{t('public_form.change_address')}</PlainButton>
      </p>
    )
  const { error } = changing
  const problem = (name: string) => error?.fields[name]?.join(' ')
  const other = error && Object.keys(error.fields).length === 0 ? error.message : undefined
  const field = { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <FormFrame submit={() => changing.mutate()} className={styles.fields}>
      <PlainField
        {...field}
        label={t('public_form.email')}
        error={problem('email') ?? other}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PlainField
        {...field}
        label={t('public_form.email_again')}
        error={problem('email_confirmation')}
        value={again}
        onChange={(event) => setAgain(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <PlainButton onClick={() => setOpen(false)}>{t('public_form.cancel')}</PlainButton>
        <PlainButton type="submit" look="strong" disabled={changing.isPending}>
          {t('public_form.change_address_send')}
        </PlainButton>
      </div>
    </FormFrame>
  )
}
