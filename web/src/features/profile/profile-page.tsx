import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../entities/profile/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ActivityCard } from './activity-card.tsx'
import { AwayCard } from './away-card.tsx'
import { NoticesCard } from './notices/notices-card.tsx'
import { OwnDataCard } from './own-data-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PersonalCard } from './personal-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import styles from './profile.module.css'
import { SecuritySection } from './security/security-section.tsx'
import { SessionsCard } from './sessions-card.tsx'

function OwnProfile({ user }: { user: CurrentUser }) {
  const profile = useQuery(profileQuery)
  return (
    <Answer query={profile}>
      {(data) => {
        return (
          <div className={styles.layout}>
            <div className={styles.column}>
              <PersonalCard profile={data} user={user} />
              <PreferencesCard />
              {user.hdoc_id !== 0 && <AwayCard />}
              {user.hdoc_id !== 0 && <NoticesCard />}
              <OwnDataCard />
            </div>
            <div className={styles.column}>
              <PasswordCard profile={data} />
              <SecuritySection />
              <SessionsCard />
              <ActivityCard />
            </div>
          </div>
        )
      }}
    </Answer>
  )
}

/**
 * The own account. It stays closed while somebody acts as another person, because the account belongs to that
 * person. A person who first has to set up a second factor sees only that part.
 */
export function ProfilePage() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (user === null) return null
  return (
    <Page title={t('profile.title')}>
      {user.logged_in_as_another_user ? (
        <Note kind="info">{t('profile.acting')}</Note>
      ) : user.must ? (
        <div className={styles.only}>
          <SecuritySection />
        </div>
      ) : (
        <OwnProfile user={user} />
      )}
    </Page>
  )
}
