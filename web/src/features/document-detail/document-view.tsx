import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { furtherInBrackets } from '@hdoc/contract/registers/written-number.ts'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberOf } from '../../entities/documents/number-of.tsx'
import { documentActivity } from '../../entities/documents/subject/document-activity.ts'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import { SubjectActivity } from '../../entities/subject/activity/subject-activity.tsx'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { DocumentApprovals } from './approvals/document-approvals.tsx'
import { DocumentAnswer } from './cases/document-answer.tsx'
import { DocumentCases } from './cases/document-cases.tsx'
import { DocumentPaper } from './cases/document-paper.tsx'
import { DocumentActions } from './document-actions.tsx'
import styles from './document-detail.module.css'
import { DocumentDialog, type DocumentDialogName } from './document-dialog.tsx'
import { DocumentTabs } from './document-tabs.tsx'
import { ConfirmReading, DocumentBroadcast } from './facts/document-broadcast.tsx'
import { DocumentFacts } from './facts/document-facts.tsx'
import { DocumentSummary } from './facts/document-summary.tsx'
import { Neighbours } from './neighbours.tsx'

/** A document: what it is, where it stands, its files, data and history, and what one may do with it. */
export function DocumentView({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<{ of: number; name: DocumentDialogName }>()
  // A dialog is about the document it was opened on, and goes with it.
  const opened = asked?.of === document.id ? asked.name : undefined
  const open = (name: DocumentDialogName) => setAsked({ of: document.id, name })
  const close = () => setAsked(undefined)
  const { annulled, deleted, status } = document
  // On a telephone the paper comes first.
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const facts = (
    <DocumentFacts document={document} onExtend={() => open('extend')} onAssign={() => open('assign')} />
  )
  return (
    <Page
      tight
      title={
        <>
          <span className={styles.number}>
            <NumberOf status={status}>{document.number}</NumberOf>
          </span>{' '}
          <span className={styles.dated}>
            {t('documents.dated', { date: formatDate(document.registered_on) })} {furtherInBrackets(document)}
          </span>
        </>
      }
      breadcrumb={[
        { label: t('documents.registry') },
        { label: t('documents.list'), to: '/document/list' },
        { label: document.number },
      ]}
      aside={
        <>
          {document.connected.answers.length > 0 && (
            <span className={styles.answers}>
              {t('documents.answering')}{' '}
              {document.connected.answers.map(({ id, number }, n) => (
                <span key={id}>
                  {n > 0 && ', '}
                  <AppLink to="/document/$id" params={{ id }}>
                    {number}
                  </AppLink>
                </span>
              ))}
            </span>
          )}
          <StatusTag className={status.className}>{status.name}</StatusTag>
          {document.is_test && <TestMark />}
          <Neighbours id={document.id} />
        </>
      }
      actions={
        <DocumentActions
          document={document}
          onEdit={() => open('edit')}
          onAnnul={() => open('annul')}
          onStatus={() => open('status')}
          onDelete={() => open('delete-test')}
          onGazette={() => open('gazette')}
        />
      }
    >
      {annulled && (
        <div className={styles.annulled}>
          <Note kind="warn">
            <b>
              {deleted
                ? t('test_documents.deleted', { by: deleted.by, at: formatDateTime(deleted.at) })
                : t('documents.annulled', { by: annulled.by, at: formatDateTime(annulled.at) })}
            </b>
            <p>{t('documents.annulled_reason', { reason: annulled.reason })}</p>
          </Note>
        </div>
      )}
      <ConfirmReading documentId={document.id} />
      {!phone && facts}
      <div className={styles.columns}>
        <DocumentTabs key={document.id} document={document} />
        <div className={styles.beside}>
          {phone && facts}
          <DocumentSummary document={document} onIssuer={() => open('issuer')} />
          <DocumentCases document={document} onOpen={() => open('case')} />
          <DocumentAnswer document={document} />
          <DocumentPaper documentId={document.id} />
          <DocumentBroadcast documentId={document.id} />
          <DocumentApprovals document={document} onRequest={() => open('approval')} />
          <section className={styles.activity} aria-label={t('documents.activity')}>
            <h2>{t('documents.activity')}</h2>
            <SubjectActivity key={document.id} id={document.id} of={documentActivity} />
          </section>
        </div>
      </div>
      {opened && (
        <KeptRow key={opened} row={document}>
          {(kept) => <DocumentDialog opened={opened} document={kept} onClose={close} />}
        </KeptRow>
      )}
    </Page>
  )
}
