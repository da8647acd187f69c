import { barePublicFormCalls } from '@hdoc/contract/public-forms/bare-public-forms.ts'
import { codeDigits } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import styles from './public-form.module.css'

type Props = {
  formKey: string
  form: SentForm
  onForm: (form: SentForm) => void
  /** How the form stands may have changed: tries are counted, or it was confirmed elsewhere. */
  onStale: () => void
}

/** The digits of the mail, for whoever has it on another device. */
export function CodeForm({ formKey, form, onForm, onStale }: Props) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirming = useAction({
    call: (typed: string) => call(barePublicFormCalls.confirmByCode, { body: { key: formKey, code: typed } }),
    changes: [],
    shown: true,
    onDone: ({ data }) => onForm(data),
    onFailure: () => {
      onStale()
      field.current?.select()
    },
  })
  if (form.code_tries_left === 0) return <Note kind="warn">{t('public_form.code_dead')}</Note>
  const submit = () => {
    const digits = code.replace(/\D/g, '')
    setMissing(digits.length !== codeDigits)
    if (digits.length === codeDigits) confirming.mutate(digits)
    else field.current?.focus()
  }
  const tries =
    form.code_tries_left <= 5 ? ` ${t('public_form.code_tries', { count: form.code_tries_left })}` : ''
  const error = missing
    ? t('public_form.code_needed')
    : confirming.error && `${confirming.error.message}${confirming.error.status === 422 ? tries : ''}`
  return (
    <FormFrame submit={submit} className={styles.code}>
      <PlainField
        ref={field}
        label={t('public_form.code')}
        placeholder={t('public_form.code_hint')}
        error={error ?? undefined}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={(event) => {
          setMissing(false)
          setCode(event.currentTarget.value)
        }}
      />
      <PlainButton type="submit" look="strong" disabled={confirming.isPending}>
        {t('public_form.code_confirm')}
      </PlainButton>
    </FormFrame>
  )
}
