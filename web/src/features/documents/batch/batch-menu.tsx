import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { Button, Menu } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../entities/session/session-store.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { type ListState, queryOfState } from '../../../ui/list/state/list-state.ts'
import type { OpenedBatch } from './batch-dialog.tsx'
import { lastBatch } from './last-batch.ts'

type Props = {
  state: ListState
  onOpen: (opened: OpenedBatch) => void
  onLabels: (list: ListQuery) => void
  onDeleteMode: () => void
}

/** Commands for the whole list, and the switch to the mode in which test documents are deleted. */
export function BatchMenu({ state, onOpen, onLabels, onDeleteMode }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const last = lastBatch()
  const maySwitch = may('can_delete_test_data') && !user?.delete_mode
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconStack2 size={16} aria-hidden />}>
          {t('batch.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpen({ list: queryOfState(state) })}>{t('batch.all_matching')}</Menu.Item>
        <Menu.Item onClick={() => onLabels(queryOfState(state))}>{t('batch.labels_all')}</Menu.Item>
        {last !== undefined && <Menu.Item onClick={() => onOpen({ id: last })}>{t('batch.last')}</Menu.Item>}
        {maySwitch && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={onDeleteMode}>{t('test_documents.on')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
