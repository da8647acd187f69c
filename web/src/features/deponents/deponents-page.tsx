import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { Button } from '@mantine/core'
import { IconArrowMerge, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issuerListQuery } from '../../entities/issuers/directory-queries.ts'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { say } from '../../lib/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { useGo } from '../../ui/display/use-go.ts'
import { List } from '../../ui/list/list.tsx'
import { issuerCells } from './issuer-cells.tsx'
import { IssuerDialog } from './issuer-dialog.tsx'

const columns = {
  ...issuers.columns,
  ...(issuers.columns.cui && {
    cui: { ...issuers.columns.cui, label: { ro: 'CUI / CNP', en: 'CUI / CNP' } },
  }),
}

/** `/deponents`: everybody who hands papers in. */
export function DeponentsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const go = useGo()
  const [isNew, setIsNew] = useState(false)
  const mayEdit = user !== null && hasPermission(user, 'issuer.edit')
  const mayMerge = user !== null && hasPermission(user, 'issuer.merge')
  const create = mayEdit && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setIsNew(true)}>
      {t('deponents.new')}
    </Button>
  )
  return (
    <Page
      fill
      title={t('deponents.title')}
      breadcrumb={[{ label: t('documents.registry') }, { label: t('deponents.title') }]}
      actions={
        <>
          {mayMerge && (
            <Button
              variant="default"
              leftSection={<IconArrowMerge size={16} />}
              onClick={() => go('/deponents/duplicates')}
            >
              {t('deponents.pairs')}
            </Button>
          )}
          {create}
        </>
      }
    >
      <List
        name="issuer"
        owner={String(user?.id ?? '')}
        label={t('deponents.title')}
        columns={columns}
        cells={issuerCells}
        widths={{ name: '32%', email: '22%' }}
        opensBy="name"
        card={(row) => (
          <CardLines
            title={row.name}
            aside={row.cui || row.cnp}
            text={row.address || say(issuerTypeLabels[row.type])}
            note={row.phone}
          />
        )}
        request={issuerListQuery}
        href={(row) => `/deponents/${row.id}`}
        empty={{ title: t('deponents.empty_title'), text: t('deponents.empty_text'), action: create }}
      />
      {isNew && (
        <IssuerDialog
          issuer={undefined}
          onClose={() => setIsNew(false)}
          onSaved={(id) => go(`/deponents/${id}`)}
        />
      )}
    </Page>
  )
}
