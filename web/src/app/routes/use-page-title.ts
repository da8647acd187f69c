import type { Language } from '@hdoc/contract/texts/languages.ts'
import { useEffect } from 'react'
import { useOwnTitle } from '../../ui/links/tab-title.ts'
import type { AppRoute } from './app-route.ts'
import { documentTitle } from './arrival.ts'

const titleOf = async (name: string, language: Language): Promise<string | undefined> => {
  const { titles } = await import('./titles.ts')
  return new Map(Object.entries(titles)).get(name)?.[language]
}

/** Names the browser's tab after the record that the page shows, or after the page; where that cannot be fetched, HDoc. */
export function usePageTitle(page: AppRoute | undefined, language: Language): void {
  const own = useOwnTitle()
  useEffect(() => {
    let isShown = true
    const show = (title?: string): void => {
      if (isShown) document.title = documentTitle(title)
    }
    document.documentElement.lang = language
    if (own !== undefined || page === undefined) show(own)
    else titleOf(page.name, language).then(show, () => show())
    return () => {
      isShown = false
    }
  }, [page, own, language])
}
