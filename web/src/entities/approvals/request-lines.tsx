import '../../lib/languages/own/settling-texts.ts'
import type { ApprovalRequest } from '@hdoc/contract/approvals/approval-rows.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { ApprovalSteps } from './approval-steps.tsx'
import styles from './approvals.module.css'

type Props = {
  requests: readonly ApprovalRequest[]
  /** Names the document of each too: they are of several. */
  named?: boolean
}

/** Requests on one or several documents, each with its people. */
export function RequestLines({ requests, named = false }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.requests}>
      {requests.map((request) => {
        const { id, file, document, status, requested_by, requested_at, text, revoked, signed_version } =
          request
        return (
          <li key={id} className={styles.request}>
            <p className={styles.requestHead}>
              <AppLink to="/document/approve" search={{ request: id }}>
                {file.name}
              </AppLink>
              <span className={styles.quiet}>{t('approvals.version', { version: file.version })}</span>
              <StatusTag className={status.className}>{status.name}</StatusTag>
            </p>
            <p className={styles.quiet}>
              {[
                named && document.number,
                t('approvals.asked_by', { by: requested_by, at: formatDateTime(requested_at) }),
                signed_version !== null && t('approvals.signed_version', { version: signed_version }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {request.current === null && !revoked && (
              <p className={styles.quiet}>
                {t('settling.as_of_version', { version: signed_version ?? file.version })}
              </p>
            )}
            {text && <p>{t('approvals.quoted', { text })}</p>}
            {revoked && (
              <p className={styles.quiet}>
                {t('approvals.revoked_by', { by: revoked.by, reason: revoked.reason })}
              </p>
            )}
            <ApprovalSteps request={request} />
          </li>
        )
      })}
    </ul>
  )
}
