import { type Role, roles } from '@hdoc/contract/people/roles.ts'
import { ResourceList, type TabOf } from '../../entities/resource/resource-list.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import { t } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { RoleDialog } from './role-dialog.tsx'

const counted = (key: 'people' | 'rights', count: number) =>
  t(`rights.${key}`, { count, figure: formatNumber(count) })

/** The roles of the institution. */
export const RolesTab = (tab: TabOf<Role>) => (
  <ResourceList
    {...tab}
    resource={roles}
    widths={{ name: '28%', description: '44%' }}
    card={({ name, rights, people }) => (
      <CardLines title={name} text={counted('rights', rights)} note={counted('people', people)} />
    )}
    dialog={RoleDialog}
  />
)
