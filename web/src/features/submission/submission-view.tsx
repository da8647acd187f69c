import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import type { SubmissionAct } from '@hdoc/contract/submissions/submission-status.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilledCards } from '../../entities/online-form/filled-cards.tsx'
import { SubjectActivity } from '../../entities/subject/activity/subject-activity.tsx'
import { submissionActivity } from '../../entities/submissions/submission-activity.ts'
import { SubmissionStatus } from '../../entities/submissions/submission-status.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'
import { AskedCard } from './asked-card.tsx'
import { DecideCard } from './decide-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { FilesCard } from './files-card.tsx'
import styles from './submission.module.css'

const ActDialog = lazyPart(async () => (await import('./dialogs/act-dialog.tsx')).default)

/** A submitted document: what and by whom, its files with their signatures, and what there is to do. */
export function SubmissionView({ row }: { row: Submission }) {
  const { t } = useTranslation()
  const [act, setAct] = useState<SubmissionAct | null>(null)
  return (
    <Page
      title={row.doc_type.name}
      breadcrumb={[
        { label: t('submissions.portal') },
        { label: t('submissions.title'), to: '/documente-depuse' },
        { label: row.number || row.name },
      ]}
      aside={<SubmissionStatus status={row.status} />}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <FactsCard row={row} />
          <FilledCards form={row.form} />
          <FilesCard row={row} />
          <AskedCard row={row} />
          <Card title={t('submissions.history')}>
            <SubjectActivity id={row.id} of={submissionActivity} />
          </Card>
        </div>
        <div className={styles.beside}>
          <DecideCard row={row} onOpen={setAct} />
        </div>
      </div>
      {act && (
        <KeptRow key={act} row={row}>
          {(kept) => <ActDialog row={kept} act={act} onClose={() => setAct(null)} />}
        </KeptRow>
      )}
    </Page>
  )
}
