import type { InstitutionDetail } from '@hdoc/contract/clients/institution-values.ts'
import { Button } from '@mantine/core'
import { IconEdit, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ClientStateTag, daysLeftText, periodText, priceText } from '../../entities/clients/client-state.tsx'
import { EnterButton } from '../../entities/clients/enter-button.tsx'
import { formatBytes, formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { Card } from '../../ui/display/card.tsx'
import { Fact, FactRows, Facts } from '../../ui/display/facts.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { CatalogueCard } from './catalogue-card.tsx'

type Props = { institution: InstitutionDetail }

function SizeFacts({ institution }: Props) {
  const { t } = useTranslation()
  const { size, last_use, active_from, active_to } = institution
  return (
    <Facts>
      <Fact label={t('clients.active')} below={daysLeftText(institution)}>
        {periodText(active_from, active_to)}
      </Fact>
      <Fact
        label={t('clients.users')}
        below={t('clients.users_active', { figure: formatNumber(size.active_users) })}
      >
        {formatNumber(size.users)}
      </Fact>
      <Fact label={t('clients.documents')}>{formatNumber(size.documents)}</Fact>
      <Fact label={t('clients.bytes')}>{formatBytes(size.bytes)}</Fact>
      <Fact label={t('clients.last_use')}>
        {last_use === null ? t('clients.never_used') : formatDateTime(last_use)}
      </Fact>
    </Facts>
  )
}

const hostKinds = ['internal', 'external', 'alias', 'default'] as const

function HostsCard({ institution }: Props) {
  const { t } = useTranslation()
  const rows = hostKinds.map((kind) => {
    const hosts = institution.hosts.filter((one) => one.kind === kind)
    return [t(`clients.host_${kind}`), hosts.map(({ host }) => host).join(', ')] as const
  })
  return (
    <Card title={t('clients.section_hosts')}>
      <FactRows rows={rows.filter(([, hosts]) => hosts !== '')} />
    </Card>
  )
}

function ContractCard({ institution: one }: Props) {
  const { t } = useTranslation()
  const price =
    one.contract_price === null
      ? ''
      : t('clients.price_per_year', { price: priceText(one.contract_price, currentLanguage()) })
  const company =
    one.company_id === null ? (
      ''
    ) : (
      <AppLink to="/company/$id" params={{ id: one.company_id }}>
        {one.company_name}
      </AppLink>
    )
  return (
    <Card title={t('clients.contract')}>
      <FactRows
        rows={[
          [t('clients.contracting'), company],
          [t('clients.contract'), one.contract_number],
          [t('clients.period'), periodText(one.contract_start, one.contract_end)],
          [t('clients.billing'), periodText(one.billing_from, one.billing_to)],
          [t('clients.price'), price],
          [
            t('clients.notices'),
            one.notices
              .map(({ days, at }) => t('clients.notice', { count: days, at: formatDateTime(at) }))
              .join('; '),
          ],
        ]}
      />
    </Card>
  )
}

function DataCards({ institution: one }: Props) {
  const { t } = useTranslation()
  const place = [one.address, one.locality, one.county && `jud. ${one.county}`, one.postal_code]
  return (
    <>
      <Card title={t('clients.data')}>
        <FactRows
          rows={[
            ['CUI', one.cui],
            [t('clients.address'), place.filter(Boolean).join(', ')],
            [t('clients.contact'), [one.phone, one.email].filter(Boolean).join(' · ')],
          ]}
        />
      </Card>
      <CatalogueCard institution={one} />
    </>
  )
}

/** One institution: state and size first, then its hosts, its contract and its data. */
export function InstitutionView({ institution }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const { id, name, state, can, waiting_administrators } = institution
  return (
    <Page
      title={name}
      breadcrumb={[
        { label: t('clients.platform') },
        { label: t('clients.institutions'), to: '/hdoc-company/list' },
        { label: name },
      ]}
      aside={<ClientStateTag state={state} />}
      actions={
        <>
          {can.edit && (
            <Button
              variant="default"
              leftSection={<IconEdit size={16} />}
              onClick={() => go({ to: '/hdoc-company/edit/$id', params: { id } })}
            >
              {t('clients.edit')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconUsers size={16} />}
            onClick={() => go({ to: '/hdoc-user/list/$id', params: { id } })}
          >
            {t('clients.users')}
          </Button>
          <EnterButton client={institution} />
        </>
      }
    >
      {waiting_administrators > 0 && (
        <div style={{ marginBottom: 12 }}>
          <Note kind="info">{t('clients.waiting_administrators')}</Note>
        </div>
      )}
      <SizeFacts institution={institution} />
      <HostsCard institution={institution} />
      <ContractCard institution={institution} />
      <DataCards institution={institution} />
    </Page>
  )
}
