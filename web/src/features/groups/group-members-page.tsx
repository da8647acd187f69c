import type { GroupMember, UserGroup } from '@hdoc/contract/people/groups.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconSearch, IconUserMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupMembersQuery, groupRoleOptionsQuery } from '../../entities/groups/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { DeleteDialog } from '../../ui/form/ask/delete-dialog.tsx'
import { AddMemberDialog } from './add-member-dialog.tsx'
import styles from './groups.module.css'
import { useMembers } from './use-members.ts'

function Members({ group, members }: { group: UserGroup; members: readonly GroupMember[] }) {
  const { t } = useTranslation()
  const people = useMembers(group)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<GroupMember>()
  const [search, setSearch] = useState('')
  const all = useQuery(groupRoleOptionsQuery({ q: '' })).data ?? []
  const roles = group.role_ids.length === 0 ? all : all.filter(({ id }) => group.role_ids.includes(id))
  const shown = members.filter(({ name, username }) =>
    searchKey(`${name} ${username}`).includes(searchKey(search)),
  )
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('groups.add_person')}
    </Button>
  )
  return (
    <Page
      title={t('groups.people_of', { name: group.name })}
      breadcrumb={[
        { label: t('groups.administration') },
        { label: t('groups.title'), to: '/user-groups' },
        { label: group.name },
      ]}
      aside={!group.active && <StatusTag className="status-mute">{t('groups.inactive')}</StatusTag>}
      actions={add}
    >
      {members.length > 8 && (
        <div className={styles.bar}>
          <TextInput
            className={styles.find ?? ''}
            leftSection={<IconSearch size={14} />}
            aria-label={t('groups.find_person')}
            placeholder={t('groups.find_person')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
      )}
      {members.length === 0 ? (
        <Empty title={t('groups.nobody_title')} text={t('groups.nobody_text')} action={add} />
      ) : (
        <ul className={styles.members}>
          {shown.map((member) => (
            <li key={member.user_id} className={styles.member}>
              <div className={styles.who}>
                <b>{member.name}</b> <span className={styles.muted}>{member.job_title}</span>
                {!member.active && (
                  <>
                    {' '}
                    <StatusTag className="status-mute">{t('groups.account_inactive')}</StatusTag>
                  </>
                )}
              </div>
              <NativeSelect
                className={styles.roleOf ?? ''}
                aria-label={t('groups.role_of', { name: member.name })}
                disabled={people.busy}
                value={String(member.group_role_id)}
                onChange={(event) => {
                  const role = all.find(({ id }) => id === Number(event.currentTarget.value))
                  if (role) people.setRole(member, role)
                }}
                data={[
                  ...(roles.some(({ id }) => id === member.group_role_id)
                    ? []
                    : [{ value: String(member.group_role_id), label: member.group_role_name }]),
                  ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
              <div className={styles.place}>
                {member.is_default ? (
                  <StatusTag className="status-info">{t('groups.default')}</StatusTag>
                ) : (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`${t('groups.make_default')}: ${member.name}`}
                    title={t('groups.default_help')}
                    disabled={people.busy}
                    onClick={() => people.setDefault(member)}
                  >
                    {t('groups.make_default')}
                  </Button>
                )}
              </div>
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                leftSection={<IconUserMinus size={14} />}
                aria-label={`${t('groups.remove_person')}: ${member.name}`}
                onClick={() => setRemoving(member)}
              >
                {t('groups.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && <AddMemberDialog group={group} roles={roles} onClose={() => setAdding(false)} />}
      {removing && (
        <DeleteDialog
          title={t('groups.remove_title', { name: removing.name, group: group.name })}
          text={t('groups.remove_text')}
          label={t('groups.remove_person')}
          {...people.removal(removing)}
          onDeleted={() => {
            setRemoving(undefined)
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Page>
  )
}

/** `/user-groups/users/{id}`: the people of a department with their role in it. */
export function GroupMembersPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/user-groups/users/$id' })
  const answer = useQuery(groupMembersQuery(id))
  // What was shown stays when asking anew fails, and with it what is being written.
  if (answer.data) return <Members group={answer.data.group} members={answer.data.members} />
  return (
    <Page title={t('groups.people')}>
      <Answer query={answer} />
    </Page>
  )
}
