import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { approvalsOfDocumentQuery } from '../../../entities/approvals/queries.ts'
import { RequestLines } from '../../../entities/approvals/request-lines.tsx'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import styles from '../document-detail.module.css'

/** The requests for approval on the files of the document, and the command that makes one. */
export function DocumentApprovals({ document, onRequest }: { document: Document; onRequest: () => void }) {
  const { t } = useTranslation()
  const answer = useQuery(approvalsOfDocumentQuery(document.id))
  return (
    <section className={styles.cases} aria-label={t('approvals.approvals')}>
      <h2>{t('approvals.approvals')}</h2>
      <Answer query={answer}>
        {({ requests, can, cannot }) => (
          <>
            {requests.length === 0 ? (
              <p className={styles.quiet}>{t('approvals.none')}</p>
            ) : (
              <RequestLines requests={requests} />
            )}
            {!document.annulled && document.files.length > 0 && (
              <GuardedButton
                size="compact-sm"
                variant="default"
                allowed={can.request}
                reason={cannot.request}
                leftSection={<IconSignature size={16} />}
                onClick={onRequest}
              >
                {t('approvals.ask')}
              </GuardedButton>
            )}
          </>
        )}
      </Answer>
    </section>
  )
}
