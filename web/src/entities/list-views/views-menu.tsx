import type { Columns } from '@hdoc/contract/calls/columns.ts'
import type { DocumentView, ViewedList } from '@hdoc/contract/documents/list/document-views.ts'
import { Button, Menu } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import type { ListState } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'

// They come when the menu is opened: most visits of a list open none.
const SavedViews = lazyPart(async () => (await import('./saved-views.tsx')).default)
const ViewDialog = lazyPart(async () => (await import('./view-dialog.tsx')).default)
const DeleteViewDialog = lazyPart(async () => (await import('./delete-view-dialog.tsx')).default)

type Props = { list: ViewedList; columns: Columns; state: ListState; change: ChangeList }
type Opened = { kind: 'new' } | { kind: 'change' | 'delete'; view: DocumentView }

/** Views that were saved, one's own and the department's, and saving what is set now. */
export function ViewsMenu({ list, columns, state, change }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconBookmark size={16} aria-hidden />}>
            {t('documents.views')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <SavedViews
            {...{ list, columns, change }}
            onChange={(view) => setOpened({ kind: 'change', view })}
            onDelete={(view) => setOpened({ kind: 'delete', view })}
          />
          <Menu.Divider />
          <Menu.Item onClick={() => setOpened({ kind: 'new' })}>{t('documents.view_save')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened?.kind === 'new' && <ViewDialog list={list} state={state} onClose={close} />}
      {opened?.kind === 'change' && (
        <ViewDialog list={list} state={state} view={opened.view} onClose={close} />
      )}
      {opened?.kind === 'delete' && <DeleteViewDialog view={opened.view} onClose={close} />}
    </>
  )
}
