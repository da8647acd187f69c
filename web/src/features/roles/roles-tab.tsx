import { type Role, roles } from '@hdoc/contract/people/roles.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleListQuery } from '../../entities/rights/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatNumber } from '../../lib/format.ts'
import { t as text } from '../../lib/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { List } from '../../ui/list/list.tsx'
import { RoleDialog } from './role-dialog.tsx'

const counted = (key: 'people' | 'rights', count: number) =>
  text(`rights.${key}`, { count, figure: formatNumber(count) })

const cells: Record<string, (row: Role) => ReactNode> = {
  description: (row) => <span title={row.description}>{row.description || '–'}</span>,
  rights: (row) => formatNumber(row.rights),
  people: (row) => formatNumber(row.people),
}

type Opened = {
  role: Role | undefined
  initial?: Pick<Role, 'name' | 'description' | 'permissions' | 'bundle_ids'>
}

/** The roles of the institution, as a list. `isCreating` opens the dialog of a new one. */
export function RolesTab({ isCreating, onCreated }: { isCreating: boolean; onCreated: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [opened, setOpened] = useState<Opened>()
  const shown = opened ?? (isCreating ? { role: undefined } : undefined)
  const close = () => {
    setOpened(undefined)
    onCreated()
  }
  return (
    <>
      <List
        name="role"
        owner={String(user?.id ?? '')}
        label={t('rights.roles')}
        columns={roles.columns}
        cells={cells}
        widths={{ name: '28%', description: '44%' }}
        opensBy="name"
        card={(row) => (
          <CardLines
            title={row.name}
            text={counted('rights', row.rights)}
            note={counted('people', row.people)}
          />
        )}
        request={roleListQuery}
        onOpen={(role) => setOpened({ role })}
        empty={{ title: t('rights.empty_roles'), text: t('rights.empty_roles_text') }}
      />
      {shown && (
        <RoleDialog
          key={shown.role?.id ?? `new ${shown.initial?.name ?? ''}`}
          role={shown.role}
          initial={shown.initial}
          onCopy={(initial) => setOpened({ role: undefined, initial })}
          onClose={close}
        />
      )}
    </>
  )
}
