import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { showCalmList } from '../../../lib/queries/calm-lists.ts'

type Rows = { data: readonly { id: number }[] }
/** `over`: when the answer came over whose rows it was offered. */
type Offered = { hash: string; answer: Rows; over: number | undefined }

type Shown = {
  rows: readonly { id: number }[]
  /** When the answer with these rows came. */
  answeredAt: number
  isChosen: boolean
}

/** Whether somebody is at the rows: focus or pointer on them, scrolled, or with chosen rows. */
function isRead(root: HTMLElement | null, isChosen: boolean): boolean {
  const scroll = root?.querySelector<HTMLElement>('[data-list-rows]')
  const rows = scroll?.querySelector('tbody, ul')
  if (!scroll || !rows) return false
  return isChosen || scroll.scrollTop > 0 || rows.contains(document.activeElement) || rows.matches(':hover')
}

/**
 * Keeps the rows in place while somebody reads them. What others have changed meanwhile is offered: how many rows
 * are new (0 = others went, or changed places), and `show` takes them over.
 */
export function useCalmRows(
  queryKey: QueryKey,
  root: RefObject<HTMLElement | null>,
  { rows, answeredAt, isChosen }: Shown,
): { news: number | undefined; show: () => void } {
  const queryClient = useQueryClient()
  const hash = hashKey(queryKey)
  const [offered, setOffered] = useState<Offered>()
  useEffect(
    () =>
      showCalmList(hash, {
        isRead: () => isRead(root.current, isChosen),
        offer: (answer) =>
          setOffered({
            hash,
            answer: answer as Rows,
            over: queryClient.getQueryCache().get(hash)?.state.dataUpdatedAt,
          }),
      }),
    [hash, root, isChosen, queryClient],
  )
  // What the list was answered since is newer than the offer, which would bring old rows back.
  const fresh = offered?.hash === hash && offered.over === answeredAt ? offered.answer : undefined
  const known = new Set(rows.map(({ id }) => id))
  // The rows may have been asked anew in another way since.
  const isOld =
    fresh === undefined ||
    (fresh.data.length === rows.length && fresh.data.every(({ id }, n) => id === rows[n]?.id))
  return {
    news: isOld ? undefined : fresh.data.filter(({ id }) => !known.has(id)).length,
    show: () => {
      queryClient.setQueryData(queryKey, fresh)
      setOffered(undefined)
    },
  }
}
