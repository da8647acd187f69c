import { bareStatisticsCalls } from '@hdoc/contract/statistics/bare-statistics.ts'
import type { CalendarUnit, Comparison } from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../lib/calls/address-of.ts'

type Props = { data: Statistics; compare: Comparison; unit: CalendarUnit | undefined }

function totalsAddress({ data: { period, group }, compare, unit }: Props): string {
  const params = { table: 'totals' as const }
  const query = { ...period, compare, ...(unit && { unit }) }
  return group === null
    ? addressOf(bareStatisticsCalls.institutionTable, { params, query })
    : addressOf(bareStatisticsCalls.departmentTable, {
        params,
        query: { ...query, group_id: group.id },
      })
}

/** The whole page on paper or as PDF, and the main figures as a file. Each chart has its own files. */
export function ExportMenu(shown: Props) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {t('statistics.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('statistics.print')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={totalsAddress(shown)}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('statistics.totals_csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
