import { groupedCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import { barePublicFormCalls } from '@hdoc/contract/public-forms/bare-public-forms.ts'
import type { FormResult, SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/calls/address-of.ts'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { useMoves } from '../../ui/links/moves.ts'
import { QrPicture } from '../scans/qr-picture.tsx'
import styles from './public-form.module.css'

type Props = {
  form: SentForm
  result: FormResult
  /** The key or the link's token, for the receipt. */
  secret: string
  title: string
  /** What happens now, in the words of the form. */
  next: readonly string[]
  /** What else happens when it has no number yet. */
  unnumbered?: string | undefined
}

/** What became of a form: its number or that it was received, what comes next, and how to follow it. */
export function ResultView({ form, result, secret, title, next, unnumbered }: Props) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  const { number, at, deadline_on, tracking_code: code, qr } = result
  return (
    <div role="status">
      <span className={styles.icon}>
        <IconCircleCheck size={28} aria-hidden />
      </span>
      <h1>{title}</h1>
      {number !== '' && (
        <>
          <p className={styles.quiet}>{t('public_form.result_number')}</p>
          <p className={styles.number}>{number}</p>
        </>
      )}
      <p className={styles.lead}>
        {t('public_form.result_at', { at: formatDateTime(at) })}{' '}
        {deadline_on !== null && t('public_form.result_deadline', { date: formatDate(deadline_on) })}
      </p>
      <h2>{t('public_form.confirm_next')}</h2>
      <ol className={styles.plain}>
        {next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {number === '' && unnumbered !== undefined && <li>{unnumbered}</li>}
        <li>{t('public_form.result_mailed', { email: form.email })}</li>
      </ol>
      {code !== '' && (
        <>
          <h2>{t('public_form.result_code')}</h2>
          <p className={styles.trackingCode}>{groupedCode(code)}</p>
          <div className={styles.qr}>
            <QrPicture rows={qr} label={t('public_form.result_qr')} />
          </div>
        </>
      )}
      <div className={styles.links}>
        {code !== '' && (
          <Link to="/urmarire/{-$code}" params={{ code }}>
            {t('public_form.result_follow')}
          </Link>
        )}
        <a
          href={addressOf(barePublicFormCalls.receipt, { query: { k: secret } })}
          target="_blank"
          rel="noreferrer"
        >
          {t('public_form.result_pdf')}
        </a>
      </div>
    </div>
  )
}
