import { companies } from '@hdoc/contract/clients/companies.ts'
import { useTranslation } from 'react-i18next'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { CardLines } from '../../ui/display/card-lines.tsx'

/** `/company/list`: the legal persons the platform contracts with. */
export function CompanyListPage() {
  const { t } = useTranslation()
  return (
    <ResourcePage
      resource={companies}
      trail={[{ label: t('clients.platform') }]}
      widths={{ name: '30%', contact_person: '18%', email: '20%' }}
      card={(row) => (
        <CardLines title={row.name} aside={row.cui} text={row.contact_person || row.email} note={row.phone} />
      )}
      to={(row) => ({ to: '/company/$id', params: { id: row.id } })}
      newAt="/company/new"
    />
  )
}
