import type { Columns } from '@hdoc/contract/calls/columns.ts'
import type { DocumentView, ViewedList } from '@hdoc/contract/documents/list/document-views.ts'
import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { type ListState, readListState } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import styles from './list-views.module.css'
import { listViewsQuery } from './queries.ts'

const ViewDialog = lazyPart(async () => (await import('./view-dialog.tsx')).default)
const DeleteViewDialog = lazyPart(async () => (await import('./delete-view-dialog.tsx')).default)

function RowTool({ label, Icon, onClick }: { label: string; Icon: typeof IconPencil; onClick: () => void }) {
  return (
    <Menu.Item className={styles.tool ?? ''} aria-label={label} title={label} onClick={onClick}>
      <Icon size={14} aria-hidden />
    </Menu.Item>
  )
}

type RowProps = { view: DocumentView; onOpen: () => void; onChange: () => void; onDelete: () => void }

function ViewRow({ view, onOpen, onChange, onDelete }: RowProps) {
  const { t } = useTranslation()
  const { name } = view
  return (
    <div className={styles.view}>
      <Menu.Item onClick={onOpen}>
        {name}
        {!view.own && ` (${t('documents.view_by', { by: view.by })})`}
        {view.own && view.group && <small className={styles.shared}>{view.group.name}</small>}
      </Menu.Item>
      {view.own && (
        <>
          <RowTool label={t('documents.view_change', { name })} Icon={IconPencil} onClick={onChange} />
          <RowTool label={t('documents.view_delete', { name })} Icon={IconTrash} onClick={onDelete} />
        </>
      )}
    </div>
  )
}

type Props = { list: ViewedList; columns: Columns; state: ListState; change: ChangeList }

/** Views that were saved, one's own and the department's, and saving what is set now. */
export function ViewsMenu({ list, columns, state, change }: Props) {
  const { t } = useTranslation()
  const [saving, setSaving] = useState(false)
  const [changed, setChanged] = useState<DocumentView>()
  const [deleted, setDeleted] = useState<DocumentView>()
  const views = useQuery(listViewsQuery(list)).data ?? []
  const parts = [
    { label: t('documents.views_own'), views: views.filter(({ own }) => own) },
    { label: t('documents.views_shared'), views: views.filter(({ own }) => !own) },
  ].filter((part) => part.views.length > 0)
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconBookmark size={16} aria-hidden />}>
            {t('documents.views')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {parts.length === 0 && <Menu.Label>{t('documents.views_empty')}</Menu.Label>}
          {parts.map((part) => (
            <Fragment key={part.label}>
              <Menu.Label>{part.label}</Menu.Label>
              {part.views.map((view) => (
                <ViewRow
                  key={view.id}
                  view={view}
                  onOpen={() => change(() => readListState(columns, view.address))}
                  onChange={() => setChanged(view)}
                  onDelete={() => setDeleted(view)}
                />
              ))}
            </Fragment>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setSaving(true)}>{t('documents.view_save')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {saving && <ViewDialog list={list} state={state} onClose={() => setSaving(false)} />}
      {changed && (
        <ViewDialog list={list} state={state} view={changed} onClose={() => setChanged(undefined)} />
      )}
      {deleted && <DeleteViewDialog view={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
