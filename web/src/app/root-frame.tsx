import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { say, useLanguage } from '../lib/i18n.ts'
import { currentErrorNotice, listenToErrorNotice } from '../ui/error-dialog-store.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PlainErrorDialog } from '../ui/plain-error-dialog.tsx'
import { PostingSpinner } from '../ui/posting-spinner.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { documentTitle, focusHeading } from './arrival.ts'
import { OtherPerson } from './other-person.tsx'
import { useCurrentRoute } from './use-current-route.ts'

// Rarely needed, and it brings the whole of dialogs: not part of the first load.
const ErrorDialog = lazyPart(async () => (await import('./error-dialog-frame.tsx')).default, PlainErrorDialog)

function useTitle(): void {
  const language = useLanguage()
  const { route } = useCurrentRoute()
  useEffect(() => {
    document.documentElement.lang = language
    document.title = documentTitle(say(route.title))
  }, [route, language])
}

/** A keyboard or screen reader user begins each page at its heading; the first page begins at its start. */
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

/** Around every page: its title, its focus, and what may appear over it. */
export function RootFrame() {
  useTitle()
  useArrival()
  const failed = useSyncExternalStore(listenToErrorNotice, currentErrorNotice) !== null
  return (
    <>
      <Outlet />
      <Toasts />
      <PostingSpinner />
      <OtherPerson />
      {failed && <ErrorDialog />}
    </>
  )
}
