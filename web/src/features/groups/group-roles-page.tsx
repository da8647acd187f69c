import { type GroupRole, groupRoles } from '@hdoc/contract/people/group-roles.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupRoleListQuery } from '../../entities/groups/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatNumber } from '../../lib/format.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { List } from '../../ui/list/list.tsx'
import { GroupRoleDialog } from './group-role-dialog.tsx'

const cells: Record<string, (row: GroupRole) => ReactNode> = {
  description: (row) => row.description || '–',
  permissions: (row) => formatNumber(row.permissions.length),
  members: (row) => formatNumber(row.members),
}

/** `/user-groups/roles`: the roles that people can have in a department, `Director` among them. */
export function GroupRolesPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [opened, setOpened] = useState<{ role: GroupRole | undefined }>()
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ role: undefined })}>
      {t('groups.new_role')}
    </Button>
  )
  return (
    <Page
      fill
      title={t('groups.roles_title')}
      breadcrumb={[
        { label: t('groups.administration') },
        { label: t('groups.title'), to: '/user-groups' },
        { label: t('groups.roles_title') },
      ]}
      actions={create}
    >
      <List
        name="group_role"
        owner={String(user?.id ?? '')}
        label={t('groups.roles_title')}
        columns={groupRoles.columns}
        cells={cells}
        widths={{ name: '30%', description: '40%' }}
        opensBy="name"
        card={(row) => (
          <CardLines
            title={row.name}
            text={row.description}
            note={`${t('groups.people')}: ${formatNumber(row.members)}`}
          />
        )}
        request={groupRoleListQuery}
        onOpen={(role) => setOpened({ role })}
        empty={{ title: t('groups.empty_roles'), text: t('groups.empty_roles_text'), action: create }}
      />
      {opened && <GroupRoleDialog role={opened.role} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
