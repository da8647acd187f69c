import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { currentSession, ensureSession, subscribeSession } from '../../entities/session/session-store.ts'
import { logFailure } from '../../lib/browser/log.ts'
import { firstBundle } from '../../lib/languages/first-bundle.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { portalTexts } from '../../lib/languages/portal/portal-texts.ts'
import { Loading } from '../../ui/feedback/states.tsx'
import { applyBrandColors } from '../../ui/theme/brand-colors.ts'
import { queryDefaults } from '../errors/query-defaults.ts'
import { decide } from '../guards/guards.ts'
import { followSystemTheme } from './follow-system-theme.ts'
import { Light } from './light.tsx'
import { isLightAddress } from './light-address.ts'
import { lightPageAt } from './light-pages.tsx'

/** After this time without an answer the page says that it loads. */
const patienceMs = 1000

const program = () => import('./start-program.tsx')
/** Fetches the program ahead; when that fails, it is fetched again with the page that needs it. */
const prepare = () => void program().catch(() => undefined)

/** Whether a guest may be shown the page; asks status, whose failures the program tells better than this page could. */
async function isForGuest(): Promise<boolean> {
  const { route } = lightPageAt(location.hash)
  const { failed } = await ensureSession({ landing: route.landing ?? false })
  return failed === false && decide(route, currentSession()).kind === 'allow'
}

/**
 * Draws the portal's first page and its forms for a guest with little code. Everybody else, and every other address, gets
 * the whole program in its place.
 */
export async function startLight(place: HTMLElement): Promise<Root> {
  const root = createRoot(place)
  const ends = [
    followSystemTheme(),
    subscribeSession(() => applyBrandColors(currentSession().institution?.colors ?? null)),
  ]
  const timer = setTimeout(() => root.render(<Loading />), patienceMs)
  const goOn = async (isArrival: boolean): Promise<Root> => {
    for (const end of ends.splice(0)) end()
    try {
      await (await program()).goOnWithProgram(root, isArrival)
    } catch (error) {
      // The browser says why it cannot fetch the page, and offers to try again.
      logFailure('program', error)
      location.reload()
    }
    return root
  }
  const client = new QueryClient({ defaultOptions: queryDefaults })
  // Drawn at once when it is there; when it cannot be fetched, the page that asks for it says so.
  const first = lightPageAt(location.hash)
    .askAhead(client)
    .catch(() => undefined)
  const language = currentLanguage()
  const texts = Promise.all([firstBundle.bring(language), portalTexts.bring(language)]).then(
    () => true,
    () => false,
  )
  const isReady = (await isForGuest()) && (await texts) && isLightAddress(location.hash)
  await first
  clearTimeout(timer)
  if (!isReady) return goOn(false)
  const leave = () => void goOn(true)
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Light onIntent={prepare} onLeave={leave} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return root
}
