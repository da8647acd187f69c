import '../styles/all-styles.ts'
// Load both before a failure needs them: that failure may be one of the network.
import '../errors/error-dialog-frame.tsx'
import '../guards/other-person-frame.ts'
import { holdsCnp } from '@hdoc/contract/ro/cnp.ts'
import { useMantineColorScheme } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { searchQuery } from '../../entities/search/queries.ts'
import { crestOf } from '../../entities/session/crest-of.ts'
import { ownPicture } from '../../entities/session/own-picture.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { switchLanguage } from '../../entities/session/switch-language.ts'
import { waitingQuery } from '../../entities/waiting/queries.ts'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { shellTexts } from '../../lib/languages/own/shell-texts.ts'
import { KeptToasts } from '../../ui/feedback/kept-toasts.tsx'
import { WithTexts } from '../../ui/feedback/with-texts.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { Shell } from '../../ui/shell/shell.tsx'
import { useReaction } from '../errors/reaction-context.ts'
import { useChanges } from '../live/follow-changes.ts'
import { useCurrentPath } from '../routes/use-current-page.ts'
import { isUsable, menuOf, ownPages, primaryActionOf } from './menu.ts'
import { savePreference } from './preferences.ts'
import { loginBack, logout } from './session-actions.ts'
import { useChooseGroup } from './use-choose-group.ts'
import { useWhoBanner } from './use-who-banner.tsx'

function Filled() {
  const session = useSession()
  const language = useLanguage()
  const path = useCurrentPath()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const go = useGo()
  const queryClient = useQueryClient()
  const onFailure = useReaction()
  const { user, institution } = session
  // Outside a client there is nothing that could wait.
  const inClient = user !== null && user.hdoc_id !== 0 && !user.must
  const waiting = useQuery({ ...waitingQuery, enabled: inClient }).data
  useChanges(user)
  useEffect(() => {
    // Only a browser that may show notices is asked to show any; where it does not let go, the next page tries again.
    if (user && globalThis.Notification?.permission === 'granted')
      import('../../lib/browser/push-owner.ts')
        .then(({ endForeignPushes }) => endForeignPushes(user))
        .catch(() => undefined)
  }, [user])
  const around = { queryClient, go, onFailure }
  const choosing = useChooseGroup()
  const banner = useWhoBanner({ session, current: path, onBack: () => void loginBack(around) })
  // The person has just signed out; the guard is about to lead away.
  if (user === null) return null
  const search = (text: string) => {
    if (holdsCnp(text)) return false
    go({ to: '/document/list', search: { search: text } })
    return true
  }
  return (
    <Shell
      crest={crestOf(institution)}
      institution={institution?.name ?? ''}
      home="/dashboard"
      menu={menuOf(session, waiting)}
      primary={primaryActionOf(session)}
      current={path}
      search={isUsable('document.list', session) ? { request: searchQuery, onSearch: search } : undefined}
      person={{
        name: user.name,
        detail: user.job_title || user.username,
        picture: ownPicture(user),
      }}
      own={ownPages(session)}
      groups={{
        all: user.groups,
        active: { id: user.group_id, name: user.group_name },
        onChoose: user.logged_in_as_another_user ? undefined : choosing.mutate,
      }}
      language={language}
      onLanguage={(code) => void switchLanguage(code)}
      theme={colorScheme}
      onTheme={(theme) => {
        setColorScheme(theme)
        void savePreference({ theme })
      }}
      onLogout={() => void logout(around)}
      bell={inClient && <NotificationBell />}
      banner={banner}
    >
      <KeptToasts />
      <Outlet />
    </Shell>
  )
}

/** The shell around staff screens, filled with what this person may use. */
export function StaffFrame() {
  return (
    <WithTexts texts={shellTexts}>
      <Filled />
    </WithTexts>
  )
}
