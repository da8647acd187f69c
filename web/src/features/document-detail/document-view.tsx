import type { Document } from '@hdoc/contract/documents.ts'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { AnnulDialog } from './annul-dialog.tsx'
import { CommentsTab } from './comments-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { DocumentActions } from './document-actions.tsx'
import styles from './document-detail.module.css'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentSummary } from './document-summary.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { FilesTab } from './files-tab.tsx'
import { LinksTab } from './links-tab.tsx'
import { Neighbours } from './neighbours.tsx'
import { StatusDialog } from './status-dialog.tsx'

type Opened = 'edit' | 'annul' | 'status' | 'extend' | null

/** A document: what it is, where it stands, its files, data and history, and what one may do with it. */
export function DocumentView({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>(null)
  const [tab, setTab] = useState<string | null>('files')
  const { annulled, status } = document
  return (
    <Page
      title={
        <>
          <span className={styles.number}>{document.number}</span>{' '}
          <span className={styles.dated}>
            {t('documents.dated', { date: formatDate(document.registered_on) })}
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
        />
      }
    >
      {annulled && (
        <div className={styles.annulled}>
          <Note kind="warn">
            <b>{t('documents.annulled', { by: annulled.by, at: formatDateTime(annulled.at) })}</b>
            <p>{t('documents.annulled_reason', { reason: annulled.reason })}</p>
          </Note>
        </div>
      )}
      <DocumentFacts document={document} onExtend={() => setOpened('extend')} />
      <div className={styles.columns}>
        <Tabs className={styles.tabs ?? ''} value={tab} onChange={setTab} keepMounted={false}>
          <Tabs.List aria-label={t('documents.tabs')}>
            <Tabs.Tab value="files">
              {t('documents.files')} <em className={styles.count}>{document.files.length}</em>
            </Tabs.Tab>
            <Tabs.Tab value="data">{t('documents.data')}</Tabs.Tab>
            <Tabs.Tab value="comments">{t('documents.comments')}</Tabs.Tab>
            <Tabs.Tab value="links">{t('documents.links')}</Tabs.Tab>
            <Tabs.Tab value="activity">{t('documents.activity')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="files">
            <FilesTab document={document} />
          </Tabs.Panel>
          <Tabs.Panel value="data">
            <DataTab document={document} />
          </Tabs.Panel>
          <Tabs.Panel value="comments">
            <CommentsTab id={document.id} />
          </Tabs.Panel>
          <Tabs.Panel value="links">
            <LinksTab document={document} />
          </Tabs.Panel>
          <Tabs.Panel value="activity">
            <ActivityTab id={document.id} />
          </Tabs.Panel>
        </Tabs>
        <DocumentSummary document={document} />
      </div>
      {opened === 'edit' && <EditDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'status' && <StatusDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'extend' && <ExtendDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'annul' && <AnnulDialog document={document} onClose={() => setOpened(null)} />}
    </Page>
  )
}
