import { type PlatformUserList, platformUserLists } from '@hdoc/contract/people/platform-users.ts'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ownUsers } from '../../entities/people/own-users.ts'
import { platformUsers } from '../../entities/people/platform-users.ts'
import { say } from '../../lib/languages/i18n.ts'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './users.module.css'
import { UsersScreen } from './users-screen.tsx'

const lists = ['platform', 'all', 'pending'] as const satisfies readonly PlatformUserList[]

/** `/user/manage`: the people of the institution. */
export function UsersPage() {
  const { t } = useTranslation()
  return <UsersScreen place={ownUsers} title={t('users.title')} />
}

/**
 * `/admin/user/manage/{type}`: the platform's lists of people. The route takes only the names of these lists.
 */
export function PlatformUsersPage() {
  const { t } = useTranslation()
  const { type } = useParams({ from: '/staff/admin/user/manage/$type' })
  const place = useMemo(() => platformUsers(type), [type])
  const tabs = (
    <nav aria-label={t('users.lists')} className={styles.tabs}>
      {lists.map((name) => (
        <AppLink
          key={name}
          to="/admin/user/manage/$type"
          params={{ type: name }}
          aria-current={name === type ? 'page' : undefined}
        >
          {say(platformUserLists[name])}
        </AppLink>
      ))}
    </nav>
  )
  const title = say(platformUserLists[type])
  const trail = [{ label: t('users.platform') }, { label: title }]
  return <UsersScreen key={type} place={place} title={title} trail={trail} above={tabs} />
}
