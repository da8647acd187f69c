import { type ListQuery, listQueryString } from '@hdoc/contract/calls/list-query.ts'
import { bareDocumentCalls } from '@hdoc/contract/documents/bare-documents.ts'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberList } from '../../entities/documents/open-list.ts'
import { addressOf } from '../../lib/calls/address-of.ts'
import { type ListState, queryOfState } from '../../ui/list/state/list-state.ts'
import type { ChangeList } from '../../ui/list/state/use-list-state.ts'
import type { OpenedBatch } from './batch/batch-dialog.tsx'
import { BatchMenu } from './batch/batch-menu.tsx'
import { ViewsMenu } from './views-menu.tsx'

type Props = {
  state: ListState
  change: ChangeList
  onBatch: (opened: OpenedBatch) => void
  onLabels: (list: ListQuery) => void
  onDeleteMode: () => void
}

/**
 * Commands for the list as it is filtered now: its views, changes of all its documents, its export as a file.
 */
export function ListActions({ state, change, onBatch, onLabels, onDeleteMode }: Props) {
  const { t } = useTranslation()
  useEffect(() => rememberList(queryOfState(state)), [state])
  const query = listQueryString({ ...queryOfState(state), page: 1 })
  const address = (format: 'csv' | 'xlsx') =>
    `${addressOf(bareDocumentCalls.export, { params: { format } })}?${query}`
  return (
    <>
      <ViewsMenu state={state} change={change} />
      <BatchMenu state={state} onOpen={onBatch} onLabels={onLabels} onDeleteMode={onDeleteMode} />
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconDownload size={16} aria-hidden />}>
            {t('documents.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={address('csv')} download>
            {t('documents.export_csv')}
          </Menu.Item>
          <Menu.Item component="a" href={address('xlsx')} download>
            {t('documents.export_xlsx')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
