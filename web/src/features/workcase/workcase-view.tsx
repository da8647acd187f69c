import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { caseActivity } from '../../entities/cases/case-activity.ts'
import { ShareStatus } from '../../entities/cases/share-status.tsx'
import { documentComments } from '../../entities/documents/subject/document-comments.ts'
import { SubjectActivity } from '../../entities/subject/activity/subject-activity.tsx'
import { SubjectComments } from '../../entities/subject/comments/subject-comments.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'
import { AnswerCard, type AnswerStep } from './answer/answer-card.tsx'
import { ApprovalsCard } from './approvals-card.tsx'
import { CaseDialog } from './case-dialog.tsx'
import { CaseFacts } from './case-facts.tsx'
import { DispatchCard } from './dispatch/dispatch-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { NowCard } from './now-card.tsx'
import type { Opened } from './opened.ts'
import { PossibleCard } from './possible-card.tsx'
import { RequestsCard } from './requests/requests-card.tsx'
import { SharesCard } from './shares-card.tsx'
import { useCaseStep } from './use-case-step.ts'
import { useClosable } from './use-closable.ts'
import styles from './workcase.module.css'

/** A case: what there is to do, who works on it, its documents, its history and its internal notes. */
export function WorkcaseView({ row: seen, begun }: { row: WorkCase; begun?: AnswerStep | undefined }) {
  const { t } = useTranslation()
  const { row, obstacles } = useClosable(seen)
  const [opened, setOpened] = useState<Opened | null>(
    begun === 'send' ? { name: 'close_with_dispatch' } : null,
  )
  const { step, busy } = useCaseStep(row)
  const doing = { open: setOpened, step, busy }
  const origin = row.documents.find(({ role }) => role === 'origin')
  return (
    <Page
      title={
        <>
          <span className={styles.number}>{row.number}</span>{' '}
          <span className={styles.named}>{row.title}</span>
        </>
      }
      breadcrumb={[
        { label: t('workcases.group_work') },
        { label: t('workcases.case') },
        { label: row.number },
      ]}
      aside={<ShareStatus status={row.status} waitUntil={row.wait_until} />}
    >
      <CaseFacts row={row} />
      <NowCard row={row} doing={doing} obstacles={obstacles} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <RequestsCard row={row} />
          <DocumentsCard row={row} doing={doing} />
          <ApprovalsCard caseId={row.id} />
          <Card title={t('workcases.timeline')}>
            <SubjectActivity id={row.id} of={caseActivity} />
          </Card>
        </div>
        <div className={styles.beside}>
          <SharesCard row={row} doing={doing} />
          <PossibleCard row={row} doing={doing} />
          <AnswerCard row={row} begun={begun} onSend={() => setOpened({ name: 'close_with_dispatch' })} />
          <DispatchCard row={row} />
          {origin?.id != null && (
            <Card title={t('workcases.notes')} help={t('workcases.notes_help')}>
              <div className={styles.notes}>
                <SubjectComments id={origin.id} of={documentComments} open />
              </div>
            </Card>
          )}
        </div>
      </div>
      {opened && (
        <KeptRow key={opened.name} row={row}>
          {(kept) => <CaseDialog row={kept} opened={opened} onClose={() => setOpened(null)} />}
        </KeptRow>
      )}
    </Page>
  )
}
