import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { Company } from '@hdoc/contract/clients/companies.ts'
import { Button } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { companyQuery, institutionListQuery } from '../../entities/clients/queries.ts'
import { Card } from '../../ui/display/card.tsx'
import { FactRows } from '../../ui/display/facts.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './companies.module.css'

const mostShown = 100
const ofCompany = (company: Company): ListQuery => ({
  rows: mostShown,
  page: 1,
  sortBy: 'name',
  sortOrder: 'asc',
  search: '',
  filters: [
    {
      column: 'company_name',
      operator: 'and',
      conditions: [{ field: 'company_name', mode: 'equals', values: [company.name] }],
    },
  ],
})

function Institutions({ company }: { company: Company }) {
  const { t } = useTranslation()
  const answer = useQuery(institutionListQuery(ofCompany(company)))
  return (
    <Answer query={answer}>
      {(data) => {
        const mine = data.data.filter(({ company_id }) => company_id === company.id)
        if (mine.length === 0) return <p>{t('clients.company_no_institutions')}</p>
        return (
          <ul className={styles.institutions}>
            {mine.map(({ id, name, internal_host }) => (
              <li key={id}>
                <AppLink to="/hdoc-company/$id" params={{ id }}>
                  {name}
                </AppLink>{' '}
                <span>{internal_host}</span>
              </li>
            ))}
          </ul>
        )
      }}
    </Answer>
  )
}

function CompanyView({ company }: { company: Company }) {
  const { t } = useTranslation()
  const go = useGo()
  return (
    <Page
      title={company.name}
      breadcrumb={[
        { label: t('clients.platform') },
        { label: t('clients.companies'), to: '/company/list' },
        { label: company.name },
      ]}
      actions={
        company.can.edit && (
          <Button
            variant="default"
            leftSection={<IconEdit size={16} />}
            onClick={() => go({ to: '/company/edit/$id', params: { id: company.id } })}
          >
            {t('clients.edit')}
          </Button>
        )
      }
    >
      <Card title={t('clients.data')}>
        <FactRows
          rows={[
            ['CUI', company.cui],
            [t('clients.address'), company.address],
            [
              t('clients.contact'),
              [company.contact_person, company.phone, company.email].filter(Boolean).join(' · '),
            ],
          ]}
        />
      </Card>
      <Card title={t('clients.company_institutions')}>
        <Institutions company={company} />
      </Card>
    </Page>
  )
}

/** `/company/{id}`: one company and the institutions it stands for. */
export function CompanyPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/company/$id' })
  const answer = useQuery(companyQuery(id))
  // What was shown stays when asking anew fails, and with it what is being written.
  if (answer.data) return <CompanyView company={answer.data} />
  return (
    <Page title={t('clients.company')}>
      <Answer query={answer} />
    </Page>
  )
}
