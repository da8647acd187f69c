import { Suspense, useEffect, useRef, useState } from 'react'
import { leaveForOwnDocument } from '../../lib/browser/own-document.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Loading } from '../../ui/feedback/states.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { MovesContext } from '../../ui/links/moves.ts'
import { plainMoves } from '../../ui/links/plain-link.tsx'
import { focusHeading } from '../routes/arrival.ts'
import { usePageTitle } from '../routes/use-page-title.ts'
import { Portal } from '../shell/portal.tsx'
import { isLightAddress } from './light-address.ts'
import { lightPageAt } from './light-pages.tsx'

const pointing = ['pointerover', 'focusin', 'touchstart'] as const

type Props = {
  /** Somebody points at a link to a page of the program. */
  onIntent: () => void
  /** The address has become that of a page of the program. */
  onLeave: () => void
}

/** Pages of citizens, drawn without router and library. */
export function Light({ onIntent, onLeave }: Props) {
  const language = useLanguage()
  const [hash, setHash] = useState(location.hash)
  const { route, Page, value, query, place } = lightPageAt(hash)
  useEffect(() => {
    const point = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#/"]') : null
      if (link && !isLightAddress(link.getAttribute('href') ?? '')) onIntent()
    }
    const move = () => {
      if (leaveForOwnDocument(location.hash)) return
      if (isLightAddress(location.hash)) setHash(location.hash)
      else onLeave()
    }
    for (const kind of pointing) addEventListener(kind, point)
    addEventListener('hashchange', move)
    return () => {
      for (const kind of pointing) removeEventListener(kind, point)
      removeEventListener('hashchange', move)
    }
  }, [onIntent, onLeave])
  const last = useRef(place)
  // A list that is narrowed or turned over keeps the focus where it is.
  useEffect(() => {
    if (place === last.current) return
    last.current = place
    scrollTo(0, 0)
    focusHeading()
  }, [place])
  usePageTitle(route, language)
  return (
    <MovesContext value={plainMoves}>
      <Portal current={route.name}>
        <Suspense key={place} fallback={<Loading />}>
          <Page value={value} query={query} />
        </Suspense>
      </Portal>
      <Toasts />
    </MovesContext>
  )
}
