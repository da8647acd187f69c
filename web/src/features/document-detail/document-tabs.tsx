import type { Document } from '@hdoc/contract/documents/documents.ts'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityTab } from './activity-tab.tsx'
import { CommentsTab } from './comments-tab.tsx'
import { DataTab } from './data-tab.tsx'
import styles from './document-detail.module.css'
import { FilesTab } from './files-tab.tsx'
import { LinksTab } from './links-tab.tsx'

/**
 * The parts of a document, as tabs. Files being sent and a comment being written must survive a look at
 * another tab, so these two tabs stay in the page once they were opened. They stay with their effects, which
 * carry the sending.
 */
export function DocumentTabs({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<string | null>('files')
  const [commented, setCommented] = useState(false)
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
          {t('documents.files')} <em className={styles.count}>{document.files.length}</em>
        </Tabs.Tab>
        <Tabs.Tab value="data">{t('documents.data')}</Tabs.Tab>
        <Tabs.Tab value="comments">{t('documents.comments')}</Tabs.Tab>
        <Tabs.Tab value="links">{t('documents.links')}</Tabs.Tab>
        <Tabs.Tab value="activity">{t('documents.activity')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="files" keepMounted>
        <FilesTab document={document} />
      </Tabs.Panel>
      <Tabs.Panel value="data">
        <DataTab document={document} />
      </Tabs.Panel>
      <Tabs.Panel value="comments" keepMounted>
        {commented && <CommentsTab document={document} />}
      </Tabs.Panel>
      <Tabs.Panel value="links">
        <LinksTab document={document} />
      </Tabs.Panel>
      <Tabs.Panel value="activity">
        <ActivityTab id={document.id} />
      </Tabs.Panel>
    </Tabs>
  )
}
