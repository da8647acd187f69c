import { column } from '@hdoc/contract/calls/columns.ts'
import type { Institution } from '@hdoc/contract/clients/institution-values.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClientStateTag, daysLeftText, priceText } from '../../entities/clients/client-state.tsx'
import { EnterButton } from '../../entities/clients/enter-button.tsx'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { formatDate } from '../../lib/format/format.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'

/** The table adds a column with a button in each row; the server's list does not have that column. */
const columns = {
  ...institutions.columns,
  enter: column.text({ ro: 'Lucru', en: 'Work' }, { sort: false, filter: false }),
}

const cells: Record<string, (row: Institution) => ReactNode> = {
  state: (row) => <ClientStateTag state={row.state} />,
  contract_price: (row) =>
    row.contract_price === null ? '–' : priceText(row.contract_price, currentLanguage()),
  enter: (row) => <EnterButton client={row} size="compact-xs" variant="default" />,
}

/** `/hdoc-company/list`: the institutions of this installation. */
export function InstitutionListPage() {
  const { t } = useTranslation()
  return (
    <ResourcePage
      resource={institutions}
      trail={[{ label: t('clients.platform') }]}
      columns={columns}
      cells={cells}
      widths={{ name: '28%', company_name: '22%' }}
      card={(row) => (
        <CardLines
          title={row.name}
          aside={row.active_to === null ? '' : formatDate(row.active_to)}
          text={row.internal_host}
          note={daysLeftText(row)}
        />
      )}
      isLate={(row) => row.state === 'ends_soon'}
      isMuted={(row) => row.state === 'ended'}
      to={(row) => ({ to: '/hdoc-company/$id', params: { id: row.id } })}
      newAt="/hdoc-company/new"
    />
  )
}
