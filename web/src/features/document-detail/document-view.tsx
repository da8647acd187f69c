import type { Document } from '@hdoc/contract/documents/documents.ts'
import { furtherInBrackets } from '@hdoc/contract/registers/written-number.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberOf } from '../../entities/documents/number-of.tsx'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { AnnulDialog } from './annul-dialog.tsx'
import { DocumentActions } from './document-actions.tsx'
import styles from './document-detail.module.css'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentSummary } from './document-summary.tsx'
import { DocumentTabs } from './document-tabs.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { Neighbours } from './neighbours.tsx'
import { StatusDialog } from './status-dialog.tsx'

const AssignDialog = lazyPart(async () => (await import('./assign-dialog.tsx')).default)
const DeleteTestDialog = lazyPart(async () => (await import('./delete-test-dialog.tsx')).default)
const IssuerDialog = lazyPart(async () => (await import('./issuer-dialog.tsx')).default)

type Opened = 'edit' | 'annul' | 'status' | 'extend' | 'delete-test' | 'issuer' | 'assign' | null

/** A document: what it is, where it stands, its files, data and history, and what one may do with it. */
export function DocumentView({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>(null)
  const { annulled, deleted, status } = document
  return (
    <Page
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
          <StatusTag className={status.className}>{status.name}</StatusTag>
          {document.is_test && <TestMark />}
          <Neighbours id={document.id} />
        </>
      }
      actions={
        <DocumentActions
          document={document}
          onEdit={() => setOpened('edit')}
          onAnnul={() => setOpened('annul')}
          onStatus={() => setOpened('status')}
          onDelete={() => setOpened('delete-test')}
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
      <DocumentFacts
        document={document}
        onExtend={() => setOpened('extend')}
        onAssign={() => setOpened('assign')}
      />
      <div className={styles.columns}>
        <DocumentTabs key={document.id} document={document} />
        <DocumentSummary document={document} onIssuer={() => setOpened('issuer')} />
      </div>
      {opened === 'edit' && <EditDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'status' && <StatusDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'extend' && <ExtendDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'annul' && <AnnulDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'delete-test' && <DeleteTestDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'assign' && <AssignDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'issuer' && <IssuerDialog document={document} onClose={() => setOpened(null)} />}
    </Page>
  )
}
