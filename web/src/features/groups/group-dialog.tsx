import { groupCalls } from '@hdoc/contract/people/group-calls.ts'
import { type UserGroup, userGroups } from '@hdoc/contract/people/groups.ts'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { GroupFields } from './group-fields.tsx'

/** Creates a department or changes one. Closing a department that has people asks first. */
export function GroupDialog({ row: group, onClose }: RowDialogProps<UserGroup>) {
  const { t } = useTranslation()
  const { user } = useSession()
  const go = useGo()
  return (
    <ResourceDialog
      resource={userGroups}
      row={group}
      onClose={onClose}
      changes={[{ what: 'department.changed' }]}
      deletes={{ words: 'user_group', call: ({ id }) => call(groupCalls.delete, { params: { id } }) }}
      tools={
        user?.hdoc_id === 0
          ? undefined
          : ({ id, members }) => (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconUsers size={14} />}
                onClick={() => go({ to: '/user-groups/users/$id', params: { id } })}
              >
                {t('groups.people')}: {formatNumber(members)}
              </Button>
            )
      }
      asksFirst={({ active }) =>
        group?.active && group.members > 0 && !active
          ? {
              title: t('groups.close_title', { name: group.name }),
              text: t('groups.close_text', { count: group.members, figure: formatNumber(group.members) }),
              yes: t('groups.close'),
            }
          : undefined
      }
    >
      {(parts) => <GroupFields {...parts} />}
    </ResourceDialog>
  )
}
