import { barePublicFormCalls } from '@hdoc/contract/public-forms/bare-public-forms.ts'
import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { IconMail, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { ChangeAddress } from './change-address.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './public-form.module.css'

type Props = {
  formKey: string
  form: SentForm
  onForm: (form: SentForm) => void
  onStale: () => void
}

/** After the sending: one step is left, the mail. */
export function SentStep({ formKey, form, onForm, onStale }: Props) {
  const { t } = useTranslation()
  const [told, setTold] = useState('')
  const { email, until, resends_left: left, corrections_left } = form
  const resending = useAction({
    call: () => call(barePublicFormCalls.resend, { body: { key: formKey } }),
    changes: [],
    shown: true,
    onDone: ({ data }) => {
      setTold(t('public_form.resent'))
      onForm(data)
    },
    onFailure: onStale,
  })
  const leftText = left === 0 ? t('public_form.resends_none') : t('public_form.resends', { count: left })
  return (
    <>
      <span className={styles.icon}>
        <IconMail size={28} aria-hidden />
      </span>
      <h1>{t('public_form.mailed_title')}</h1>
      <p className={styles.lead}>
        {t('public_form.mailed_before')} <b>{email}</b>. {t('public_form.mailed_after')}
      </p>
      <CodeForm key={until} formKey={formKey} form={form} onForm={onForm} onStale={onStale} />
      {until !== null && (
        <Note kind="warn">{t('public_form.not_yet', { until: formatDateTime(until) })}</Note>
      )}
      <h2>{t('public_form.not_come')}</h2>
      <ul className={styles.plain}>
        <li>{t('public_form.not_come_wait')}</li>
        <li>{t('public_form.not_come_spam')}</li>
      </ul>
      <PlainButton
        className={styles.wide}
        disabled={left === 0 || resending.isPending}
        onClick={() => resending.mutate()}
      >
        <IconRefresh size={18} aria-hidden />
        {t('public_form.resend')}
      </PlainButton>
      <p className={`${styles.quiet} ${styles.under}`}>{leftText}</p>
      <div role="status">{told !== '' && <Note kind="ok">{told}</Note>}</div>
      {resending.error && (
        <Note kind="bad" role="alert">
          {resending.error.message}
        </Note>
      )}
      {corrections_left > 0 && (
        <div className={styles.apart}>
          <ChangeAddress formKey={formKey} onForm={onForm} />
        </div>
      )}
    </>
  )
}
