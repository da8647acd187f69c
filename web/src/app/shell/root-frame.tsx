import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { currentOther, subscribeSession } from '../../entities/session/session-store.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { listenToOffer, offeredHost } from '../../ui/dialog/offered-host.ts'
import { currentErrorNotice, listenToErrorNotice } from '../../ui/feedback/error-dialog-store.ts'
import { PostingSpinner } from '../../ui/feedback/posting-spinner.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { MovesContext } from '../../ui/links/moves.ts'
import { useGo } from '../../ui/links/use-go.ts'
import { focusHeading } from '../routes/arrival.ts'
import { useCurrentPage } from '../routes/use-current-page.ts'
import { usePageTitle } from '../routes/use-page-title.ts'

const Nothing = () => <></>
// Both are rarely needed, and the error dialog brings all the code of dialogs, so neither is part of the
// first load. The shell fetches them ahead, because the network may be gone when they are needed. If they
// cannot be fetched, only the toast tells the failure.
const ErrorDialog = lazy(() => import('../errors/error-dialog-frame.tsx').catch(() => ({ default: Nothing })))
const OtherPerson = lazy(() => import('../guards/other-person-frame.ts').catch(() => ({ default: Nothing })))

/**
 * Puts the focus on the heading of each page, for keyboard and screen reader users; the first page begins at
 * its start.
 */
function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) focusHeading()
      }),
    [router],
  )
}

/** The frame around every page: its title, its focus, and what may appear over it. */
export function RootFrame() {
  usePageTitle(useCurrentPage(), useLanguage())
  useArrival()
  const failed = useSyncExternalStore(listenToErrorNotice, currentErrorNotice) !== null
  const other = useSyncExternalStore(subscribeSession, currentOther)
  const go = useGo()
  const moves = useMemo(() => ({ Link: AppLink, go }), [go])
  const DialogHost = useSyncExternalStore(listenToOffer, offeredHost)
  return (
    <MovesContext value={moves}>
      <Outlet />
      <Toasts />
      <PostingSpinner />
      <Suspense>{other && <OtherPerson />}</Suspense>
      {DialogHost && <DialogHost />}
      <Suspense>{failed && <ErrorDialog />}</Suspense>
    </MovesContext>
  )
}
