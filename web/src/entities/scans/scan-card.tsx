import { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import { type Scan, scanNotes } from '@hdoc/contract/scans/scans.ts'
import { Checkbox } from '@mantine/core'
import { IconFileTypePdf, IconHourglass } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/calls/address-of.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import styles from './scan-card.module.css'

type Props = {
  scan: Scan
  chosen: boolean
  onChoose: () => void
  /** Opens the preview; without it, the picture chooses the scan. */
  onOpen?: () => void
  actions?: ReactNode
}

/** Scans beside each other. */
export function ScanCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}

/** The first page of a scan, or what stands for it. */
function FirstPage({ scan: { id, has_thumbnail, state } }: { scan: Scan }) {
  if (has_thumbnail)
    return <img src={addressOf(scanCalls.thumbnail, { params: { id } })} alt="" loading="lazy" />
  return state === 'reading' ? (
    <IconHourglass size={28} aria-hidden />
  ) : (
    <IconFileTypePdf size={28} aria-hidden />
  )
}

/** A scan with its first page, where it came from and why it waits. */
export function ScanCard({ scan, chosen, onChoose, onOpen, actions }: Props) {
  const { t } = useTranslation()
  const title = useId()
  const box = useId()
  const { name, pages, note, discarded, taken_by: takenBy, sent_by: sentBy } = scan
  const isReading = scan.state === 'reading'
  const from = scan.source === 'phone' ? t('scans.from_phone', { who: sentBy }) : t('scans.from_folder')
  const extent = pages === null ? '' : `${t('scans.pages', { count: pages, figure: formatNumber(pages) })}, `
  return (
    <li className={chosen ? `${styles.card} ${styles.isChosen}` : styles.card} aria-labelledby={title}>
      {onOpen ? (
        <button
          type="button"
          className={styles.thumb}
          disabled={isReading}
          aria-label={t('scans.preview', { name })}
          onClick={onOpen}
        >
          <FirstPage scan={scan} />
        </button>
      ) : (
        <label className={`${styles.thumb} ${styles.choosing}`} htmlFor={box}>
          <FirstPage scan={scan} />
        </label>
      )}
      {!isReading && (
        <span className={styles.check}>
          <Checkbox id={box} checked={chosen} onChange={onChoose} aria-label={t('scans.choose', { name })} />
        </span>
      )}
      <div className={styles.facts}>
        <b id={title}>{name}</b>
        <small>
          {extent}
          {from}
        </small>
        <small>{formatDateTime(scan.arrived_at)}</small>
        {isReading && <small>{t('scans.is_reading')}</small>}
        {scan.state === 'waiting' && note !== '' && (
          <small className={styles.note}>{say(scanNotes[note])}</small>
        )}
        {takenBy !== '' && <small>{t('scans.taken_by', { who: takenBy })}</small>}
        {discarded && (
          <small>
            {t('scans.discarded_by', {
              who: discarded.by,
              when: formatDateTime(discarded.at),
              reason: discarded.reason,
            })}
          </small>
        )}
      </div>
      {!isReading && actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
