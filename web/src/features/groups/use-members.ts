import { groupCalls } from '@hdoc/contract/people/group-calls.ts'
import type { GroupMember, UserGroup } from '@hdoc/contract/people/groups.ts'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import type { Change } from '../../lib/queries/change.ts'
import { useAction } from '../../ui/action/use-action.ts'

/** Changing the people of a department: each change is saved at once. */
export function useMembers(group: UserGroup) {
  const { t } = useTranslation()
  const changes: Change[] = [{ what: 'department.changed', id: group.id }]
  const of = (member: GroupMember) => ({ group_id: group.id, user_id: member.user_id })
  const setRole = useAction({
    call: ({ member, role }: { member: GroupMember; role: { id: number; name: string } }) =>
      call(groupCalls.updateMember, { body: { ...of(member), group_role_id: role.id } }),
    changes,
    said: (_, { member, role }) => t('groups.role_changed', { name: member.name, role: role.name }),
  })
  const setDefault = useAction({
    call: (member: GroupMember) =>
      call(groupCalls.updateMember, { body: { ...of(member), is_default: true } }),
    changes,
    said: (_, member) => t('groups.default_changed', { name: member.name }),
  })
  return {
    busy: setRole.isPending || setDefault.isPending,
    setRole: (member: GroupMember, role: { id: number; name: string }) => setRole.mutate({ member, role }),
    setDefault: (member: GroupMember) => setDefault.mutate(member),
    /** What a `DeleteDialog` takes to take a person out of the department. */
    removal: (member: GroupMember) => ({
      remove: () => call(groupCalls.removeMember, { body: of(member) }),
      changes,
      said: t('groups.removed', { name: member.name }),
    }),
  }
}
