import '../../lib/languages/own/administration/users-texts.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconUserCheck, IconUserOff, IconUsersGroup } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupOptionsQuery } from '../../entities/people/queries.ts'
import type { UserPlace } from '../../entities/people/user-place.ts'
import { roleOptionsQuery } from '../../entities/rights/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { type Crumb, Page } from '../../ui/display/page.tsx'
import { List } from '../../ui/list/list.tsx'
import { type Opened, openedBy } from './opened.ts'
import { UserCard, userCells } from './user-cells.tsx'
import { UserDialogs } from './user-dialogs.tsx'

type Props = {
  place: UserPlace
  title: string
  /** The breadcrumb of this list. Without it, the list stands in the administration. */
  trail?: readonly Crumb[]
  above?: ReactNode
}

const references = { user_group: groupOptionsQuery, role: roleOptionsQuery }

/** A list of people with everything one can do to them. `place` says which people. */
export function UsersScreen({ place, title, trail, above }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  const create = place.add && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ kind: 'new' })}>
      {t('users.new')}
    </Button>
  )
  return (
    <Page
      fill
      title={title}
      breadcrumb={trail ?? [{ label: t('registers.administration') }, { label: title }]}
      actions={create}
    >
      {above}
      <List
        name={place.name}
        owner={String(user?.id ?? '')}
        label={title}
        columns={place.columns}
        cells={userCells}
        widths={{ name: '16%', email: '22%', groups: '20%', roles: '14%', institution_name: '17%' }}
        opensBy="name"
        card={(row) => <UserCard row={row} withInstitution={'institution_name' in place.columns} />}
        request={place.list}
        references={references}
        onOpen={(row) => setOpened(openedBy(row))}
        isMuted={({ state }) => state === 'inactive' || state === 'refused'}
        empty={{ title: t('users.empty_title'), text: t('users.empty_text'), action: create }}
        selectionActions={(users) => (
          <>
            <Button
              variant="subtle"
              leftSection={<IconUserCheck size={16} />}
              onClick={() => setOpened({ kind: 'activate', users })}
            >
              {t('users.activate')}
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconUserOff size={16} />}
              onClick={() => setOpened({ kind: 'deactivate', users })}
            >
              {t('users.deactivate')}
            </Button>
            {place.addToGroup && (
              <Button
                variant="subtle"
                leftSection={<IconUsersGroup size={16} />}
                onClick={() => setOpened({ kind: 'group', users })}
              >
                {t('users.add_to_group')}
              </Button>
            )}
          </>
        )}
      />
      <UserDialogs place={place} opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
    </Page>
  )
}
