import { documentListCalls } from '@hdoc/contract/documents/document-views.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/documents.ts'
import { Button, Menu } from '@mantine/core'
import { IconDownload, IconStack2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BatchTarget } from '../../../entities/documents/batch-queries.ts'
import { addressOf } from '../../../lib/api.ts'

type Props = { rows: readonly DocumentListRow[]; onChange: (target: BatchTarget) => void }

/** Commands for the chosen documents: change them together, export them as a file. */
export function ChosenActions({ rows, onChange }: Props) {
  const { t } = useTranslation()
  const ids = rows.map(({ id }) => id)
  const categories = [...new Set(rows.map(({ category }) => category))]
  const address = (format: 'csv' | 'xlsx') =>
    addressOf(documentListCalls.exportChosen, { params: { format }, query: { ids: ids.join(',') } })
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconStack2 size={16} />}
        onClick={() => onChange({ ids, categories })}
      >
        {t('batch.change_chosen')}
      </Button>
      <Menu position="top-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="subtle" leftSection={<IconDownload size={16} />}>
            {t('batch.export_chosen')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={address('csv')} download>
            CSV
          </Menu.Item>
          <Menu.Item component="a" href={address('xlsx')} download>
            XLSX (Excel)
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
