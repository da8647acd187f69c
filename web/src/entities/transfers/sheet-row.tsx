import '../../lib/languages/own/work-texts.ts'
import type { TransferRow } from '@hdoc/contract/transfers/transfer-rows.ts'
import { refusals } from '@hdoc/contract/transfers/transfer-status.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { extentOf } from './extent.ts'
import styles from './sheet.module.css'

type Props = {
  row: TransferRow
  /** What the person marked and did not confirm yet, in place of the status. */
  marked?: { name: string; className: string } | undefined
  actions?: ReactNode
  /** Under the row, over its whole width. */
  children?: ReactNode
}

/** A document of a sheet, with what became of it. */
export function SheetRow({ row, marked, actions, children }: Props) {
  const { t } = useTranslation()
  const { status, refusal, reason, answered_at, answered_by, document_id } = row
  const shown = marked ?? status
  const why = [refusal === '' ? '' : say(refusals[refusal]), reason].filter((text) => text !== '').join(': ')
  return (
    <li className={styles.row} data-row={row.id}>
      <div className={styles.line}>
        {document_id === null ? (
          <b>{row.number}</b>
        ) : (
          <AppLink to="/document/$id" params={{ id: document_id }} className={styles.number ?? ''}>
            {row.number}
          </AppLink>
        )}
        <span className={styles.text}>{row.issuer || '–'}</span>
        <span className={styles.text} title={row.short_description}>
          {row.short_description}
          {row.in_case && (
            <span className={styles.quiet}> · {t('transfers.in_case', { number: row.in_case.name })}</span>
          )}
        </span>
        <span className={styles.extent}>
          <span className={styles.extentName}>{t('transfers.extent')}: </span>
          {extentOf(row)}
        </span>
        <span className={styles.status}>
          <StatusTag className={shown.className}>{shown.name}</StatusTag>
        </span>
        <span className={styles.actions}>{actions}</span>
      </div>
      {why !== '' && <p className={styles.why}>{why}</p>}
      {answered_at !== null && (
        <p className={styles.quiet}>
          {t('transfers.sent_by_at', { by: answered_by, at: formatDateTime(answered_at) })}
        </p>
      )}
      {children}
    </li>
  )
}
