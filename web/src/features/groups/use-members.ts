import { type GroupMember, groupCalls, type UserGroup } from '@hdoc/contract/people/groups.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupRolesKey, groupsKey } from '../../entities/groups/queries.ts'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Changing the people of a department: each change is saved at once. */
export function useMembers(group: UserGroup) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const done = async (message: string) => {
    toast({ kind: 'success', message })
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: groupsKey }),
      queryClient.invalidateQueries({ queryKey: groupRolesKey }),
    ])
  }
  const of = (member: GroupMember) => ({ group_id: group.id, user_id: member.user_id })
  const setRole = useMutation({
    mutationFn: ({ member, role }: { member: GroupMember; role: { id: number; name: string } }) =>
      call(groupCalls.updateMember, { body: { ...of(member), group_role_id: role.id } }),
    onSuccess: (_, { member, role }) =>
      done(t('groups.role_changed', { name: member.name, role: role.name })),
  })
  const setDefault = useMutation({
    mutationFn: (member: GroupMember) =>
      call(groupCalls.updateMember, { body: { ...of(member), is_default: true } }),
    onSuccess: (_, member) => done(t('groups.default_changed', { name: member.name })),
  })
  return {
    busy: setRole.isPending || setDefault.isPending,
    setRole: (member: GroupMember, role: { id: number; name: string }) => setRole.mutate({ member, role }),
    setDefault: (member: GroupMember) => setDefault.mutate(member),
    remove: (member: GroupMember) => call(groupCalls.removeMember, { body: of(member) }),
    removed: (member: GroupMember) => done(t('groups.removed', { name: member.name })),
    added: (name: string) => done(t('groups.added', { name })),
  }
}
