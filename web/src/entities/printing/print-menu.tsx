import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPrinter, IconReceipt, IconSettings, IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import type { PrintedKind } from './print-dialog.tsx'
import { receiptsAddress } from './queries.ts'
import { usePrint } from './use-print.ts'
import { usePrintLabel } from './use-print-label.ts'

const PrintDialog = lazyPart(async () => (await import('./print-dialog.tsx')).PrintDialog)

/** Prints the label or the receipt of a document, at once as they were printed last, or with a choice. */
export function PrintMenu({ id }: { id: number }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<PrintedKind>()
  const print = usePrint()
  const printLabel = usePrintLabel(() => setAsking('labels'))
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('printing.print')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTag size={16} />} onClick={() => printLabel(id)}>
            {t('printing.label')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconReceipt size={16} />}
            onClick={() => print.mutate({ address: receiptsAddress([id]) })}
          >
            {t('printing.receipt')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconSettings size={16} />} onClick={() => setAsking('labels')}>
            {t('printing.choose')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking && <PrintDialog ids={[id]} kind={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}
