import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type ListState, queryOfState } from '../../ui/list/state/list-state.ts'

type Props = {
  /** Where the file of a format is. */
  file: (format: 'csv' | 'xlsx') => string
  state: ListState
}

/** The list as it is filtered now, as a file. */
export function ExportMenu({ file, state }: Props) {
  const { t } = useTranslation()
  const query = listQueryString({ ...queryOfState(state), page: 1 })
  const address = (format: 'csv' | 'xlsx') => `${file(format)}?${query}`
  return (
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
  )
}
