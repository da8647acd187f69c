import { bareDocumentCalls } from '@hdoc/contract/documents/bare-documents.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { Button, Menu } from '@mantine/core'
import { IconDownload, IconStack2, IconUserShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isDocAdmin } from '../../../entities/session/may.ts'
import { useSession } from '../../../entities/session/session-store.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { addressOf } from '../../../lib/calls/address-of.ts'
import type { OpenedBatch } from './batch-dialog.tsx'

type Props = { rows: readonly DocumentListRow[]; onChange: (opened: OpenedBatch) => void }

/** Commands for the chosen documents: assign them, change them together, export them as a file. */
export function ChosenActions({ rows, onChange }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const { user } = useSession()
  // Who registers may assign what they registered, which the preview tells apart.
  const mayAssign = may('document.assign') || may('document.register') || (user !== null && isDocAdmin(user))
  const ids = rows.map(({ id }) => id)
  const categories = [...new Set(rows.map(({ category }) => category))]
  const address = (format: 'csv' | 'xlsx') =>
    addressOf(bareDocumentCalls.exportChosen, { params: { format }, query: { ids: ids.join(',') } })
  return (
    <>
      {mayAssign && (
        <Button
          variant="subtle"
          leftSection={<IconUserShare size={16} />}
          onClick={() => onChange({ ids, categories, action: 'assign' })}
        >
          {t('documents.assign')}
        </Button>
      )}
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
