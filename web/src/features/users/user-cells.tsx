import { type User, type UserState, userStateLabels } from '@hdoc/contract/people/users.ts'
import { IconShieldCheck, IconUserShield } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ListedUser } from '../../entities/people/user-place.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import styles from './users.module.css'

const stateClass: Readonly<Record<UserState, string>> = {
  active: 'status-ok',
  inactive: 'status-mute',
  invited: 'status-info',
  pending: 'status-warn',
  refused: 'status-bad',
}

export function StateTag({ state }: { state: UserState }) {
  return <StatusTag className={stateClass[state]}>{say(userStateLabels[state])}</StatusTag>
}

const groupsOf = ({ groups }: User): string =>
  groups.map(({ group_name, group_role_name }) => `${group_name} (${group_role_name})`).join(', ')
const rolesOf = ({ roles }: User): string => roles.map(({ name }) => name).join(', ')
const cut = (text: string): ReactNode => (text === '' ? '–' : <span title={text}>{text}</span>)

/** What the lists of people show in each column. */
export const userCells: Record<string, (row: ListedUser) => ReactNode> = {
  name: ({ name, is_admin }) => (
    <>
      {name}{' '}
      {is_admin && (
        <span className={styles.administrator} title={t('users.administrator')}>
          <IconUserShield size={15} role="img" aria-label={t('users.administrator')} />
        </span>
      )}
    </>
  ),
  state: ({ state }) => <StateTag state={state} />,
  email: ({ email }) => cut(email),
  institution_id: ({ institution_id }) => String(institution_id ?? ''),
  job_title: ({ job_title }) => cut(job_title),
  groups: (row) => cut(groupsOf(row)),
  roles: (row) => cut(rolesOf(row)),
  is_admin: ({ is_admin }) => (is_admin ? t('common.yes') : '–'),
  second_factor: ({ second_factor }) =>
    second_factor ? (
      <>
        <IconShieldCheck size={14} aria-hidden /> {t('users.on')}
      </>
    ) : (
      '–'
    ),
  last_login_at: ({ last_login_at }) => (last_login_at ? formatDateTime(last_login_at) : t('users.never')),
}

/** A person in the list of a phone. */
export function UserCard({ row, withInstitution }: { row: ListedUser; withInstitution: boolean }) {
  return (
    <CardLines
      title={row.name}
      aside={say(userStateLabels[row.state])}
      text={(withInstitution && row.institution_name) || groupsOf(row) || row.job_title || row.username}
      note={row.is_admin ? t('users.administrator') : rolesOf(row)}
    />
  )
}
