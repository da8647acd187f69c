import { column } from '@hdoc/contract/calls/columns.ts'
import type { Institution } from '@hdoc/contract/clients/institution-values.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClientStateTag, daysLeftText, priceText } from '../../entities/clients/client-state.tsx'
import { EnterButton } from '../../entities/clients/enter-button.tsx'
import { institutionListQuery } from '../../entities/clients/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDate } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { useGo } from '../../ui/display/use-go.ts'
import { List } from '../../ui/list/list.tsx'

const dayOf = (day: string | null) => (day === null ? '–' : formatDate(day))

/** The table adds a column with a button in each row; the server's list does not have that column. */
const columns = {
  ...institutions.columns,
  enter: column.text({ ro: 'Lucru', en: 'Work' }, { sort: false, filter: false }),
}

const cells: Record<string, (row: Institution) => ReactNode> = {
  company_name: (row) => row.company_name || '–',
  state: (row) => <ClientStateTag state={row.state} />,
  active_from: (row) => dayOf(row.active_from),
  active_to: (row) => dayOf(row.active_to),
  contract_number: (row) => row.contract_number || '–',
  contract_start: (row) => dayOf(row.contract_start),
  contract_end: (row) => dayOf(row.contract_end),
  contract_price: (row) =>
    row.contract_price === null ? '–' : priceText(row.contract_price, currentLanguage()),
  billing_to: (row) => dayOf(row.billing_to),
  external_domain: (row) => row.external_domain || '–',
  alias: (row) => row.alias || '–',
  enter: (row) => <EnterButton client={row} size="compact-xs" variant="default" />,
}

/** `/hdoc-company/list`: the institutions of this installation. */
export function InstitutionListPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const go = useGo()
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => go('/hdoc-company/new')}>
      {t('clients.new_institution')}
    </Button>
  )
  return (
    <Page
      fill
      title={t('clients.institutions')}
      breadcrumb={[{ label: t('clients.platform') }, { label: t('clients.institutions') }]}
      actions={create}
    >
      <List
        name="hdoc_company"
        owner={String(user?.id ?? '')}
        label={t('clients.institutions')}
        columns={columns}
        cells={cells}
        widths={{ name: '28%', company_name: '22%' }}
        opensBy="name"
        card={(row) => (
          <CardLines
            title={row.name}
            aside={row.active_to === null ? '' : formatDate(row.active_to)}
            text={row.internal_host}
            note={daysLeftText(row)}
          />
        )}
        request={institutionListQuery}
        href={(row) => `/hdoc-company/${row.id}`}
        isLate={(row) => row.state === 'ends_soon'}
        isMuted={(row) => row.state === 'ended'}
        empty={{
          title: t('clients.no_institutions'),
          text: t('clients.no_institutions_text'),
          action: create,
        }}
      />
    </Page>
  )
}
