import { type UserGroup, userGroups } from '@hdoc/contract/people/groups.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupListQuery } from '../../entities/groups/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatNumber } from '../../lib/format.ts'
import { t as text } from '../../lib/i18n.ts'
import { AppLink } from '../../ui/display/app-link.tsx'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { useGo } from '../../ui/display/use-go.ts'
import { List } from '../../ui/list/list.tsx'
import { GroupDialog } from './group-dialog.tsx'

const cellsOf = (inClient: boolean): Record<string, (row: UserGroup) => ReactNode> => ({
  short_name: (row) => row.short_name || '–',
  service_name: (row) => row.service_name || '–',
  department_name: (row) => row.department_name || '–',
  email: (row) => row.email || '–',
  phone: (row) => row.phone.split('\n').join(', ') || '–',
  members: (row) =>
    inClient ? (
      <AppLink
        to={`/user-groups/users/${row.id}`}
        aria-label={`${text('groups.people_of', { name: row.name })}: ${formatNumber(row.members)}`}
        onClick={(event) => event.stopPropagation()}
      >
        {formatNumber(row.members)}
      </AppLink>
    ) : (
      formatNumber(row.members)
    ),
  active: (row) => text(row.active ? 'common.yes' : 'common.no'),
})

/** `/user-groups`: the departments; without a client, those of the platform's catalogue. */
export function GroupsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const go = useGo()
  const inClient = user?.hdoc_id !== 0
  const [opened, setOpened] = useState<{ group: UserGroup | undefined }>()
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ group: undefined })}>
      {t('groups.new')}
    </Button>
  )
  return (
    <Page
      fill
      title={t('groups.title')}
      breadcrumb={[{ label: t('groups.administration') }, { label: t('groups.title') }]}
      actions={
        <>
          {inClient && (
            <Button variant="default" onClick={() => go('/user-groups/roles')}>
              {t('groups.roles_link')}
            </Button>
          )}
          {create}
        </>
      }
    >
      <List
        name="user_group"
        owner={String(user?.id ?? '')}
        label={t('groups.title')}
        columns={userGroups.columns}
        cells={cellsOf(inClient)}
        widths={{ name: '26%', service_name: '16%', department_name: '16%', email: '18%' }}
        opensBy="name"
        card={(row) => (
          <CardLines
            title={row.name}
            text={[row.department_name, row.email].filter((one) => one !== '').join(' · ')}
            note={row.active ? `${t('groups.people')}: ${formatNumber(row.members)}` : t('groups.inactive')}
          />
        )}
        request={groupListQuery}
        onOpen={(group) => setOpened({ group })}
        isMuted={(row) => !row.active}
        empty={{ title: t('groups.empty_title'), text: t('groups.empty_text'), action: create }}
      />
      {opened && (
        <GroupDialog group={opened.group} withPeople={inClient} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  )
}
