import { type Bundle, bundles } from '@hdoc/contract/people/roles.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bundleListQuery } from '../../entities/rights/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatNumber } from '../../lib/format.ts'
import { t as text } from '../../lib/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { List } from '../../ui/list/list.tsx'
import { BundleDialog } from './bundle-dialog.tsx'

const cells: Record<string, (row: Bundle) => ReactNode> = {
  description: (row) => <span title={row.description}>{row.description || '–'}</span>,
  permissions: (row) => formatNumber(row.permissions.length),
  roles: (row) => formatNumber(row.roles),
  people: (row) => formatNumber(row.people),
}

/** The bundles of rights that the institution made, as a list. `isCreating` opens the dialog of a new one. */
export function BundlesTab({ isCreating, onCreated }: { isCreating: boolean; onCreated: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [opened, setOpened] = useState<Bundle>()
  return (
    <>
      <List
        name="permission_bundle"
        owner={String(user?.id ?? '')}
        label={t('rights.bundles')}
        columns={bundles.columns}
        cells={cells}
        widths={{ name: '28%', description: '40%' }}
        opensBy="name"
        card={(row) => (
          <CardLines
            title={row.name}
            text={row.description}
            note={text('rights.rights', {
              count: row.permissions.length,
              figure: formatNumber(row.permissions.length),
            })}
          />
        )}
        request={bundleListQuery}
        onOpen={setOpened}
        empty={{ title: t('rights.empty_bundles'), text: t('rights.empty_bundles_text') }}
      />
      {(opened || isCreating) && (
        <BundleDialog
          bundle={opened}
          onClose={() => {
            setOpened(undefined)
            onCreated()
          }}
        />
      )}
    </>
  )
}
