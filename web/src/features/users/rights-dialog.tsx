import type { RightSource, UserRights } from '@hdoc/contract/people/user-calls.ts'
import {
  type GroupPermission,
  groupPermissionTable,
  type Permission,
  permissionTable,
} from '@hdoc/contract/rights/permissions.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListedUser, UserPlace } from '../../entities/people/user-place.ts'
import { say, t as text } from '../../lib/languages/i18n.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import styles from './users.module.css'

type Props = { place: UserPlace; user: ListedUser; onClose: () => void }
type Right = UserRights['permissions'][number]

const inWords = ({ kind, role, bundle, group }: RightSource): string =>
  text(`users.source_${kind}`, { role, bundle, group })

function sentenceOf(name: string): string {
  if (Object.hasOwn(permissionTable, name)) return say(permissionTable[name as Permission])
  return Object.hasOwn(groupPermissionTable, name) ? say(groupPermissionTable[name as GroupPermission]) : name
}

function RightsTable({ rights }: { rights: readonly Right[] }) {
  const { t } = useTranslation()
  return (
    <table className={`${styles.rows} ${styles.rights}`}>
      <thead>
        <tr>
          <th>{t('users.right')}</th>
          <th>{t('users.source')}</th>
        </tr>
      </thead>
      <tbody>
        {rights.map(({ name, sources }) => (
          <tr key={name}>
            <td>{sentenceOf(name)}</td>
            <td>
              <ul className={styles.sources}>
                {sources.map((source) => (
                  <li key={JSON.stringify(source)}>{inWords(source)}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Everything a person may do, and where each right comes from. */
export function RightsDialog({ place, user, onClose }: Props) {
  const { t } = useTranslation()
  const answer = useQuery(place.rights(user))
  const rights = answer.data && [...answer.data.permissions, ...answer.data.group_permissions]
  return (
    <Dialog
      title={t('users.rights_title', { name: user.name })}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      {user.can.why !== '' && <Note kind="info">{user.can.why}</Note>}
      <Answer query={answer} />
      {answer.data && (
        <p className={styles.quiet}>
          {answer.data.roles.length === 0
            ? t('users.no_roles')
            : t('users.has_roles', { names: answer.data.roles.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {rights?.length === 0 && <Empty title={t('users.no_rights')} text={t('users.no_rights_text')} />}
      {rights && rights.length > 0 && <RightsTable rights={rights} />}
    </Dialog>
  )
}
