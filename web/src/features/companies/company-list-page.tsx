import { type Company, companies } from '@hdoc/contract/clients/companies.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { companyListQuery } from '../../entities/clients/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatNumber } from '../../lib/format.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { useGo } from '../../ui/display/use-go.ts'
import { List } from '../../ui/list/list.tsx'

const cells: Record<string, (row: Company) => ReactNode> = {
  contact_person: (row) => row.contact_person || '–',
  phone: (row) => row.phone || '–',
  email: (row) => row.email || '–',
  address: (row) => row.address || '–',
  institutions: (row) => formatNumber(row.institutions),
}

/** `/company/list`: the legal persons the platform contracts with. */
export function CompanyListPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const go = useGo()
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => go('/company/new')}>
      {t('clients.new_company')}
    </Button>
  )
  return (
    <Page
      fill
      title={t('clients.companies')}
      breadcrumb={[{ label: t('clients.platform') }, { label: t('clients.companies') }]}
      actions={create}
    >
      <List
        name="company"
        owner={String(user?.id ?? '')}
        label={t('clients.companies')}
        columns={companies.columns}
        cells={cells}
        widths={{ name: '30%', contact_person: '18%', email: '20%' }}
        opensBy="name"
        card={(row) => (
          <CardLines
            title={row.name}
            aside={row.cui}
            text={row.contact_person || row.email}
            note={row.phone}
          />
        )}
        request={companyListQuery}
        href={(row) => `/company/${row.id}`}
        empty={{ title: t('clients.no_companies'), text: t('clients.no_companies_text'), action: create }}
      />
    </Page>
  )
}
