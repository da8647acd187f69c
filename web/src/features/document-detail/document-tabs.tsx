import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentComments } from '../../entities/documents/subject/document-comments.ts'
import { documentLinks } from '../../entities/documents/subject/document-links.tsx'
import { SubjectComments } from '../../entities/subject/comments/subject-comments.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './document-detail.module.css'
import { DataTab } from './facts/data-tab.tsx'
import { DocumentFiles } from './files/document-files.tsx'
import { DocumentLinks } from './links/document-links.tsx'

const Count = ({ children }: { children: number }) => (
  <em className={styles.count}>{formatNumber(children)}</em>
)

/**
 * The parts of a document, as tabs. Files being sent and a comment being written must survive a look at
 * another tab, so these two tabs stay in the page once they were opened. They stay with their effects, which
 * carry the sending.
 */
export function DocumentTabs({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<string | null>('files')
  const [commented, setCommented] = useState(false)
  const { id, connected } = document
  // What was read in a tab is newer than the counts that came with the document.
  const { data: comments } = useQuery({ ...documentComments.query(id), enabled: false })
  const { data: links } = useQuery({ ...documentLinks.query(id), enabled: false })
  const show = (next: string | null) => {
    setTab(next)
    if (next === 'comments') setCommented(true)
  }
  return (
    <Tabs
      className={styles.tabs ?? ''}
      value={tab}
      onChange={show}
      keepMounted={false}
      keepMountedMode="display-none"
    >
      <Tabs.List aria-label={t('documents.tabs')}>
        <Tabs.Tab value="files">
          {t('documents.files')} <Count>{document.files.length}</Count>
        </Tabs.Tab>
        <Tabs.Tab value="data">{t('documents.data')}</Tabs.Tab>
        <Tabs.Tab value="comments">
          {t('documents.comments')} <Count>{comments?.length ?? connected.comments}</Count>
        </Tabs.Tab>
        <Tabs.Tab value="links">
          {t('documents.links')} <Count>{links?.length ?? connected.links}</Count>
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="files" keepMounted>
        <DocumentFiles document={document} />
      </Tabs.Panel>
      <Tabs.Panel value="data">
        <DataTab document={document} />
      </Tabs.Panel>
      <Tabs.Panel value="comments" keepMounted>
        {commented && (
          <SubjectComments id={document.id} of={documentComments} open={document.deleted === null} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="links">
        <DocumentLinks document={document} />
      </Tabs.Panel>
    </Tabs>
  )
}
