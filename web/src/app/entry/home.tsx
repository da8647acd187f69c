import { useEffect } from 'react'
import { HomePage } from '../../features/home/home-page.tsx'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { MovesContext } from '../../ui/links/moves.ts'
import { plainMoves } from '../../ui/links/plain-link.tsx'
import { documentTitle } from '../routes/arrival.ts'
import { publicRoutes } from '../routes/routes-public.ts'
import { Portal } from '../shell/portal.tsx'
import { isHomeAddress } from './home-address.ts'

export const [homeRoute] = publicRoutes

const pointing = ['pointerover', 'focusin', 'touchstart'] as const

type Props = {
  /** Somebody points at a link to another page. */
  onIntent: () => void
  /** The address has become that of another page. */
  onLeave: () => void
}

/** The portal's first page, drawn without router and library. */
export function Home({ onIntent, onLeave }: Props) {
  const language = useLanguage()
  useEffect(() => {
    const point = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href^="#/"]')) onIntent()
    }
    const leave = () => {
      if (!isHomeAddress(location.hash)) onLeave()
    }
    for (const kind of pointing) addEventListener(kind, point)
    addEventListener('hashchange', leave)
    return () => {
      for (const kind of pointing) removeEventListener(kind, point)
      removeEventListener('hashchange', leave)
    }
  }, [onIntent, onLeave])
  useEffect(() => {
    document.documentElement.lang = language
    document.title = documentTitle(homeRoute.title[language])
  }, [language])
  return (
    <MovesContext value={plainMoves}>
      <Portal current={homeRoute.name}>
        <HomePage />
      </Portal>
      <Toasts />
    </MovesContext>
  )
}
