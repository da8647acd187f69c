import { type PhoneLinkMade, phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import { minutesUntil } from '../../lib/clock.ts'
import { formatNumber } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LoadError, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import styles from './phone-code.module.css'
import { QrPicture } from './qr-picture.tsx'
import { phoneStateQuery } from './queries.ts'

type Target = { id: number; number: string } | null
type Props = {
  /** The document the pages are for; null = the inbox. */
  document: Target
  onArrived: () => void
  onClose: () => void
}

/** The progress of the phone in words; tells once that the pages have arrived. */
function Progress({
  link,
  onArrived,
  onAgain,
}: {
  link: PhoneLinkMade
  onArrived: () => void
  onAgain: () => void
}) {
  const { t } = useTranslation()
  const { data } = useQuery(phoneStateQuery(link.id))
  const { state = 'open', photos = 0 } = data ?? {}
  const hasArrived = state === 'attached' || state === 'inbox'
  const told = useRef(false)
  useEffect(() => {
    if (!hasArrived || told.current) return
    told.current = true
    const message = t(state === 'attached' ? 'scans.phone_attached' : 'scans.phone_in_inbox')
    toast({ kind: 'success', message })
    onArrived()
  }, [hasArrived, state, onArrived, t])
  const minutes = minutesUntil(link.expires_at)
  if (state === 'ended' || (state === 'open' && minutes === 0))
    return (
      <>
        <p className={styles.state} role="status">
          {t('scans.phone_ended')}
        </p>
        <Button variant="default" onClick={onAgain}>
          {t('scans.phone_again')}
        </Button>
      </>
    )
  return (
    <>
      <p className={styles.state} role="status">
        {state !== 'open'
          ? t('scans.phone_making')
          : photos === 0
            ? t('scans.phone_waiting')
            : t('scans.phone_received', { count: photos, figure: formatNumber(photos) })}
      </p>
      {state === 'open' && (
        <p className={styles.quiet}>
          {t('scans.phone_time', { count: minutes, figure: formatNumber(minutes) })}
        </p>
      )}
    </>
  )
}

/**
 * Shows a QR code by which a phone sends pages. Closing the dialog before any page has come revokes the code.
 */
export function PhoneCodeDialog({ document, onArrived, onClose }: Props) {
  const { t } = useTranslation()
  const making = useMutation({
    mutationFn: () => call(phoneLinkCalls.make, { body: { document_id: document?.id ?? null }, quiet: true }),
    meta: { quiet: true },
  })
  const { mutate, data, error } = making
  useEffect(() => mutate(), [mutate])
  const link = data?.data
  const { data: progress } = useQuery({ ...phoneStateQuery(link?.id ?? 0), enabled: link !== undefined })
  const close = () => {
    // Keep the code once pages have come, so that whoever is photographing can go on; the code expires
    // anyway.
    if (link && (progress?.photos ?? 0) === 0)
      call(phoneLinkCalls.revoke, { body: { id: link.id }, quiet: true }).catch(() => undefined)
    onClose()
  }
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  return (
    <Dialog
      opened
      title={t('scans.phone_title')}
      onClose={close}
      footer={
        <Button variant="default" onClick={close} data-autofocus>
          {t('common.close')}
        </Button>
      }
    >
      {error && <LoadError error={error} onRetry={() => mutate()} />}
      {!link && !error && <Loading />}
      {link && (
        <div className={styles.code}>
          <QrPicture rows={link.rows} label={t('scans.phone_code')} />
          <div className={styles.words}>
            <p>{t('scans.phone_how')}</p>
            <p>{document ? t('scans.phone_for', { number: document.number }) : t('scans.phone_for_inbox')}</p>
            <Progress
              key={link.id}
              link={link}
              onArrived={() => arrived.current()}
              onAgain={() => mutate()}
            />
            <p className={styles.quiet}>{link.url}</p>
          </div>
        </div>
      )}
    </Dialog>
  )
}
