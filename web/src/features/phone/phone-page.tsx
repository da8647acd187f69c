import '../../entities/scans/phone-texts.ts'
import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import { phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import styles from './phone.module.css'
import { PhoneFormView } from './phone-form.tsx'

const formQuery = (token: string) =>
  queryOptions({
    queryKey: ['phone', token],
    queryFn: ({ signal }) => call(phoneLinkCalls.show, { params: { token }, signal }),
    // Loaded once, and again when the page is opened again, because photos are added and removed meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** `/telefon/{token}`: where the QR code of a document or of the inbox leads a phone; no account is needed. */
export function PhonePage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { token } = useParams({ from: '/portal/telefon/$token' })
  const [outcome, setOutcome] = useState<'sent' | 'ended'>()
  const answer = useQuery({ ...formQuery(token), enabled: outcome === undefined })
  const content = () => {
    if (outcome === 'sent')
      return (
        <div role="status">
          <Empty icon={IconCircleCheck} title={t('phone.done_title')} text={t('phone.done')} />
        </div>
      )
    if (outcome === 'ended' || answer.error?.status === 404)
      return (
        <div role="alert">
          <Empty
            icon={IconLinkOff}
            title={t('phone.ended_title')}
            text={errorMessage('PHONE_LINK_ENDED', language)}
          />
        </div>
      )
    return (
      <Answer query={answer}>
        {(form) => (
          <PhoneFormView
            form={form}
            token={token}
            onSent={() => setOutcome('sent')}
            onEnded={() => setOutcome('ended')}
          />
        )}
      </Answer>
    )
  }
  return <div className={styles.page}>{content()}</div>
}
