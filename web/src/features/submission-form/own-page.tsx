import '../../lib/languages/portal/submission-form-texts.ts'
import { bareSubmissionFormCalls } from '@hdoc/contract/submissions/bare-submission-form.ts'
import type { OwnSubmission } from '@hdoc/contract/submissions/own-submission.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import formStyles from '../../entities/public-form/public-form.module.css'
import { StepHead } from '../../entities/public-form/step-head.tsx'
import { call } from '../../lib/calls/call.ts'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PlainCheck } from '../../ui/plain/plain-check.tsx'
import styles from './filing.module.css'
import { ownQuery } from './queries.ts'

type WithdrawProps = { secret: string; onOwn: (own: OwnSubmission) => void }

function Withdraw({ secret, onOwn }: WithdrawProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [sure, setSure] = useState(false)
  const withdrawing = useAction({
    call: () => call(bareSubmissionFormCalls.withdrawOwn, { body: { s: secret } }),
    changes: [],
    shown: true,
    onDone: ({ data }) => onOwn(data),
  })
  if (!isOpen)
    return (
      <div>
        <PlainButton onClick={() => setOpen(true)}>{t('submission_form.withdraw')}</PlainButton>
      </div>
    )
  return (
    <FormFrame submit={() => sure && withdrawing.mutate()} className={formStyles.fields}>
      <PlainCheck
        label={t('submission_form.withdraw_sure')}
        error={withdrawing.error?.message}
        checked={sure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      <div className={styles.kinds}>
        <PlainButton large onClick={() => setOpen(false)}>
          {t('submission_form.keep')}
        </PlainButton>
        <PlainButton type="submit" look="strong" large disabled={!sure || withdrawing.isPending}>
          {t('submission_form.withdraw')}
        </PlainButton>
      </div>
    </FormFrame>
  )
}

/** What follows, or how it ended. */
function Stand({ own }: { own: OwnSubmission }) {
  const { t } = useTranslation()
  const { status, asked, number, deadline_on, reason, comment } = own
  if (asked)
    return (
      <Note kind="warn">
        <p>{t('submission_form.own_asked', { until: formatDate(asked.until_on) })}</p>
        <p className={styles.said}>{asked.message}</p>
      </Note>
    )
  if (status.code === 'accepted')
    return (
      <Note kind="info">
        {t('submission_form.own_number', { number })}{' '}
        {deadline_on !== null && t('submission_form.own_deadline', { date: formatDate(deadline_on) })}
      </Note>
    )
  if (status.code === 'waiting') return <Note kind="info">{t('submission_form.next_clerk')}</Note>
  const said = [reason && `${reason}.`, comment].filter(Boolean).join(' ')
  return said === '' ? null : (
    <Note kind="info">
      <span className={styles.said}>{said}</span>
    </Note>
  )
}

/** `/trimite-document?s=`: how something stands that was handed in, by the secret of the mail; it may be withdrawn. */
export function OwnPage({ secret }: { secret: string }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const query = ownQuery(secret)
  const answer = useQuery(query)
  const onOwn = (own: OwnSubmission) => queryClient.setQueryData(query.queryKey, own)
  if (!answer.data && (answer.error?.status === 404 || answer.error?.status === 422))
    return (
      <div className={formStyles.page}>
        <Note kind="bad" role="alert">
          {t('submission_form.own_unknown')}
        </Note>
      </div>
    )
  return (
    <div className={formStyles.page}>
      <Answer query={answer}>
        {(own) => (
          <div className={styles.own}>
            <StepHead name={t('submission_form.own_name')} title={own.doc_type} />
            <p role="status">
              <StatusTag className={own.status.className}>{own.status.name}</StatusTag>
            </p>
            {own.subject !== '' && <p className={styles.said}>{own.subject}</p>}
            <p className={styles.quiet}>
              {t('submission_form.own_at', { at: formatDateTime(own.confirmed_at) })}
            </p>
            <Stand own={own} />
            {own.tracking_code !== '' && (
              <p>
                <a href={`#/urmarire/${own.tracking_code}`}>{t('public_form.result_follow')}</a>
              </p>
            )}
            {own.can.withdraw && <Withdraw secret={secret} onOwn={onOwn} />}
          </div>
        )}
      </Answer>
    </div>
  )
}
