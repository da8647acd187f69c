import '../../lib/all-texts.ts'
import '../styles/all-styles.ts'
// Load both before a failure needs them: that failure may be one of the network.
import '../errors/error-dialog-frame.tsx'
import '../guards/other-person-frame.ts'
import { holdsCnp } from '@hdoc/contract/ro/cnp.ts'
import { useMantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { searchQuery } from '../../entities/search/queries.ts'
import { crestOf } from '../../entities/session/crest-of.ts'
import { ownPicture } from '../../entities/session/own-picture.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { setLanguage } from '../../lib/language.ts'
import { useGo } from '../../ui/display/use-go.ts'
import { KeptToasts } from '../../ui/feedback/kept-toasts.tsx'
import { Shell } from '../../ui/shell/shell.tsx'
import { useReaction } from '../errors/reaction-context.ts'
import { useCurrentRoute } from '../routes/use-current-route.ts'
import { chooseGroup } from './choose-group.ts'
import { isUsable, menuOf, ownPages, pathOf, primaryActionOf } from './menu.ts'
import { savePreference } from './preferences.ts'
import { loginBack, logout } from './session-actions.ts'
import { useWhoBanner } from './use-who-banner.tsx'

/** The shell around staff screens, filled with what this person may use. */
export function StaffFrame() {
  const session = useSession()
  const language = useLanguage()
  const { path } = useCurrentRoute()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const go = useGo()
  const queryClient = useQueryClient()
  const onFailure = useReaction()
  const { user, institution } = session
  const around = { queryClient, go, onFailure }
  const banner = useWhoBanner({ session, current: path, onBack: () => void loginBack(around) })
  // The person has just signed out; the guard is about to lead away.
  if (user === null) return null
  const search = (text: string) => {
    if (holdsCnp(text)) return false
    go(`${pathOf('document.list')}?search=${encodeURIComponent(text)}`)
    return true
  }
  return (
    <Shell
      crest={crestOf(institution)}
      institution={institution?.name ?? ''}
      home={pathOf('dashboard')}
      menu={menuOf(session)}
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
        onChoose: user.logged_in_as_another_user
          ? undefined
          : (id) => void chooseGroup(id, user.groups, around),
      }}
      language={language}
      onLanguage={setLanguage}
      theme={colorScheme}
      onTheme={(theme) => {
        setColorScheme(theme)
        void savePreference({ theme })
      }}
      onLogout={() => void logout(around)}
      banner={banner}
    >
      <KeptToasts />
      <Outlet />
    </Shell>
  )
}
