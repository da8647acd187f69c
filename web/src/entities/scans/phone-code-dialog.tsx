import { type PhoneLinkMade, phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { minutesUntil } from '../../lib/format/clock.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
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
  /** Takes the pages out of the inbox into a form, instead of leaving them there. */
  onScan?: (id: number) => void
  /** Called when the pages are where they are for. */
  onArrived: () => void
  onClose: () => void
}

/** The progress of the phone in words; tells once that the pages have arrived. */
function Progress({
  link,
  isForForm,
  onArrived,
  onAgain,
}: {
  link: PhoneLinkMade
  isForForm: boolean
  onArrived: (scanId: number | null) => void
  onAgain: () => void
}) {
  const { t } = useTranslation()
  const { data } = useQuery(phoneStateQuery(link.id, isForForm))
  const { state = 'open', photos = 0, scan_id: scanId = null } = data ?? {}
  // A form takes the scan itself, so it waits until the scan has been looked at for labels.
  const hasArrived = state === 'attached' || (state === 'inbox' && (!isForForm || scanId !== null))
  const told = useRef(false)
  useEffect(() => {
    if (!hasArrived || told.current) return
    told.current = true
    const place = state === 'attached' ? 'phone_attached' : isForForm ? 'phone_in_form' : 'phone_in_inbox'
    toast({ kind: 'success', message: t(`scans.${place}`) })
    onArrived(scanId)
  }, [hasArrived, state, scanId, isForForm, onArrived, t])
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
export function PhoneCodeDialog({ document, onScan, onArrived, onClose }: Props) {
  const { t } = useTranslation()
  const isForForm = onScan !== undefined
  const making = useAction({
    call: () => call(phoneLinkCalls.make, { body: { document_id: document?.id ?? null }, quiet: true }),
    changes: [],
    shown: true,
  })
  // A telephone cannot scan its own screen, so it is led on by a link.
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const { mutate, data, error } = making
  useEffect(() => mutate(), [mutate])
  const link = data?.data
  const { data: progress } = useQuery({
    ...phoneStateQuery(link?.id ?? 0, isForForm),
    enabled: link !== undefined,
  })
  const close = () => {
    // Keep the code once pages have come, so that whoever is photographing can go on; the code expires
    // anyway.
    if (link && (progress?.photos ?? 0) === 0)
      call(phoneLinkCalls.revoke, { body: { id: link.id }, quiet: true }).catch(() => undefined)
    onClose()
  }
  const arrive = (scanId: number | null) => {
    if (scanId !== null) onScan?.(scanId)
    onArrived()
  }
  const arrived = useRef(arrive)
  arrived.current = arrive
  return (
    <Dialog
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
          {!phone && <QrPicture rows={link.rows} label={t('scans.phone_code')} />}
          <div className={styles.words}>
            {phone ? (
              <Button
                component="a"
                href={link.url}
                target="_blank"
                rel="noopener"
                leftSection={<IconCamera size={16} />}
              >
                {t('scans.phone_own')}
              </Button>
            ) : (
              <p>{t('scans.phone_how')}</p>
            )}
            <p>
              {document
                ? t('scans.phone_for', { number: document.number })
                : t(isForForm ? 'scans.phone_for_form' : 'scans.phone_for_inbox')}
            </p>
            <Progress
              key={link.id}
              link={link}
              isForForm={isForForm}
              onArrived={(scanId) => arrived.current(scanId)}
              onAgain={() => mutate()}
            />
            {!phone && <p className={styles.quiet}>{link.url}</p>}
          </div>
        </div>
      )}
    </Dialog>
  )
}
