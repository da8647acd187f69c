import type { Language, Text } from '@hdoc/contract/texts/languages.ts'
import { useEffect } from 'react'
import { useOwnTitle } from '../../ui/links/tab-title.ts'
import type { AppRoute } from './app-route.ts'
import { documentTitle } from './arrival.ts'
import { publicTitles } from './public-titles.ts'

const byName = (titles: Readonly<Record<string, Text>>) => new Map(Object.entries(titles))
const ofPublic = byName(publicTitles)

async function staffTitle(name: string): Promise<Text | undefined> {
  const { staffTitles } = await import('./staff-titles.ts')
  return byName(staffTitles).get(name)
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
    const known = page && ofPublic.get(page.name)
    if (own !== undefined || page === undefined) show(own)
    else if (known) show(known[language])
    else
      staffTitle(page.name).then(
        (title) => show(title?.[language]),
        () => show(),
      )
    return () => {
      isShown = false
    }
  }, [page, own, language])
}
