import { type UserGroup, userGroups } from '@hdoc/contract/people/groups.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { t as text } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { GroupDialog } from './group-dialog.tsx'

const cells: Record<string, (row: UserGroup) => ReactNode> = {
  phone: (row) => row.phone.split('\n').join(', ') || '–',
}
const cellsInClient: typeof cells = {
  ...cells,
  members: (row) => (
    <AppLink
      to="/user-groups/users/$id"
      params={{ id: row.id }}
      aria-label={`${text('groups.people_of', { name: row.name })}: ${formatNumber(row.members)}`}
      onClick={(event) => event.stopPropagation()}
    >
      {formatNumber(row.members)}
    </AppLink>
  ),
}

/** `/user-groups`: the departments; without a client, those of the platform's catalogue. */
export function GroupsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const go = useGo()
  const inClient = user?.hdoc_id !== 0
  return (
    <ResourcePage
      resource={userGroups}
      trail={[{ label: t('groups.administration') }]}
      actions={
        inClient && (
          <Button variant="default" onClick={() => go('/user-groups/roles')}>
            {t('groups.roles_link')}
          </Button>
        )
      }
      cells={inClient ? cellsInClient : cells}
      widths={{ name: '26%', service_name: '16%', department_name: '16%', email: '18%' }}
      card={(row) => (
        <CardLines
          title={row.name}
          text={[row.department_name, row.email].filter((one) => one !== '').join(' · ')}
          note={row.active ? `${t('groups.people')}: ${formatNumber(row.members)}` : t('groups.inactive')}
        />
      )}
      isMuted={(row) => !row.active}
      dialog={GroupDialog}
    />
  )
}
