import type { Columns } from '@hdoc/contract/calls/columns.ts'
import type { DocumentView, ViewedList } from '@hdoc/contract/documents/list/document-views.ts'
import { Menu } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast-store.ts'
import { leftOutText } from '../../ui/list/filter/left-out-text.ts'
import { readListState } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import styles from './list-views.module.css'
import { listViewsQuery } from './queries.ts'

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

type Props = {
  list: ViewedList
  columns: Columns
  change: ChangeList
  onChange: (view: DocumentView) => void
  onDelete: (view: DocumentView) => void
}

/** What the menu of views holds: one's own and the department's. */
export default function SavedViews({ list, columns, change, onChange, onDelete }: Props) {
  const { t } = useTranslation()
  const views = useQuery(listViewsQuery(list)).data ?? []
  const open = ({ address }: DocumentView) => {
    const { leftOut, partOfCnp, ...state } = readListState(columns, address)
    // The address of the list then holds what could be read, so it is told here what could not.
    if (partOfCnp) toast({ kind: 'error', message: t('filter_form.cnp_whole') })
    if (leftOut) toast({ kind: 'error', message: leftOutText(columns, leftOut) })
    change(() => state)
  }
  const parts = [
    { label: t('documents.views_own'), views: views.filter(({ own }) => own) },
    { label: t('documents.views_shared'), views: views.filter(({ own }) => !own) },
  ].filter((part) => part.views.length > 0)
  if (parts.length === 0) return <Menu.Label>{t('documents.views_empty')}</Menu.Label>
  return parts.map((part) => (
    <Fragment key={part.label}>
      <Menu.Label>{part.label}</Menu.Label>
      {part.views.map((view) => (
        <ViewRow
          key={view.id}
          view={view}
          onOpen={() => open(view)}
          onChange={() => onChange(view)}
          onDelete={() => onDelete(view)}
        />
      ))}
    </Fragment>
  ))
}
