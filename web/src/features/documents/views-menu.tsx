import { documentColumns } from '@hdoc/contract/document-columns.ts'
import { type DocumentView, documentViewCalls } from '@hdoc/contract/document-views.ts'
import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentViewsKey, documentViewsQuery } from '../../entities/documents/queries.ts'
import { call } from '../../lib/api.ts'
import { type ListState, readListState } from '../../ui/list/list-state.ts'
import type { ChangeList } from '../../ui/list/use-list-state.ts'
import { toast } from '../../ui/toast-store.ts'
import styles from './list-actions.module.css'
import { ViewDialog } from './view-dialog.tsx'

function ViewRow({ view, onOpen }: { view: DocumentView; onOpen: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { name } = view
  const removing = useMutation({
    mutationFn: () => call(documentViewCalls.remove, { params: { id: view.id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: documentViewsKey })
      toast({ kind: 'success', message: t('documents.view_deleted', { name }) })
    },
  })
  return (
    <div className={styles.view}>
      <Menu.Item onClick={onOpen}>
        {name}
        {!view.own && ` (${t('documents.view_by', { by: view.by })})`}
      </Menu.Item>
      {view.own && (
        <Menu.Item
          className={styles.delete ?? ''}
          aria-label={t('documents.view_delete', { name })}
          disabled={removing.isPending}
          onClick={() => removing.mutate()}
        >
          <IconTrash size={14} aria-hidden />
        </Menu.Item>
      )}
    </div>
  )
}

/** Views that were saved, one's own and the department's, and saving what is set now. */
export function ViewsMenu({ state, change }: { state: ListState; change: ChangeList }) {
  const { t } = useTranslation()
  const [saving, setSaving] = useState(false)
  const views = useQuery(documentViewsQuery()).data ?? []
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
                  onOpen={() => change(() => readListState(documentColumns, view.address))}
                />
              ))}
            </Fragment>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setSaving(true)}>{t('documents.view_save')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {saving && <ViewDialog state={state} onClose={() => setSaving(false)} />}
    </>
  )
}
