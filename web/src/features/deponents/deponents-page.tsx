import { type Issuer, issuers } from '@hdoc/contract/issuers/issuers.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { Button } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { useMay } from '../../entities/session/use-may.ts'
import { say } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { IssuerDialog } from './issuer-dialog.tsx'

const columns = {
  ...issuers.columns,
  ...(issuers.columns.cui && {
    cui: { ...issuers.columns.cui, label: { ro: 'CUI / CNP', en: 'CUI / CNP' } },
  }),
}
const cells = { cui: (row: Issuer) => row.cui || row.cnp || '–' }

/** A new issuer is shown on its own page once it is saved. */
function NewIssuerDialog({ onClose }: RowDialogProps<Issuer>) {
  const go = useGo()
  return (
    <IssuerDialog
      row={undefined}
      onClose={onClose}
      onSaved={({ id }) => go({ to: '/deponents/$id', params: { id } })}
    />
  )
}

/** `/deponents`: everybody who hands papers in. */
export function DeponentsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const go = useGo()
  return (
    <ResourcePage
      resource={issuers}
      trail={[{ label: t('documents.registry') }]}
      mayCreate={may('issuer.edit')}
      actions={
        may('issuer.merge') && (
          <Button
            variant="default"
            leftSection={<IconArrowMerge size={16} />}
            onClick={() => go('/deponents/duplicates')}
          >
            {t('deponents.pairs')}
          </Button>
        )
      }
      columns={columns}
      cells={cells}
      widths={{ name: '32%', email: '22%' }}
      card={(row) => (
        <CardLines
          title={row.name}
          aside={row.cui || row.cnp}
          text={row.address || say(issuerTypeLabels[row.type])}
          note={row.phone}
        />
      )}
      to={(row) => ({ to: '/deponents/$id', params: { id: row.id } })}
      dialog={NewIssuerDialog}
    />
  )
}
