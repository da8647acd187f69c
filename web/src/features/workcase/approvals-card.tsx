import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { approvalsOfCaseQuery } from '../../entities/approvals/queries.ts'
import { RequestLines } from '../../entities/approvals/request-lines.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import styles from './workcase.module.css'

/** What is asked of people about the documents of the case. */
export function ApprovalsCard({ caseId }: { caseId: number }) {
  const { t } = useTranslation()
  const answer = useQuery(approvalsOfCaseQuery(caseId))
  return (
    <Card title={t('approvals.approvals')}>
      <Answer query={answer}>
        {(requests) =>
          requests.length === 0 ? (
            <p className={styles.quiet}>{t('approvals.none_in_case')}</p>
          ) : (
            <RequestLines requests={requests} named />
          )
        }
      </Answer>
    </Card>
  )
}
