/** Where one is in a list of pages: the page, and how far down it (0 its top, 1 its end). */
export type SeenPlace = { page: number; part: number }

/** People look at this part of the view, counted from its top. */
const LOOKED_AT = 1 / 3

/** The place of the list that is looked at. */
export function seenPlace(list: HTMLElement): SeenPlace {
  const looked = list.scrollTop + list.clientHeight * LOOKED_AT
  const pages = [...list.querySelectorAll<HTMLElement>('[data-page]')]
  const seen = pages.findLast((page) => page.offsetTop <= looked) ?? pages[0]
  if (!seen) return { page: 1, part: 0 }
  return { page: Number(seen.dataset.page), part: (looked - seen.offsetTop) / Math.max(1, seen.offsetHeight) }
}

const pageAt = (list: HTMLElement, number: number) =>
  list.querySelector<HTMLElement>(`[data-page="${number}"]`)

/** Scrolls a place back to where it was looked at, whatever size the pages have now. */
export function showPlace(list: HTMLElement, { page, part }: SeenPlace): void {
  const place = pageAt(list, page)
  if (place) list.scrollTop = place.offsetTop + part * place.offsetHeight - list.clientHeight * LOOKED_AT
}

/** Brings the top of a page to the top of the view. */
export function showPage(list: HTMLElement, page: number): void {
  const place = pageAt(list, page)
  if (place) list.scrollTop = place.offsetTop - 8
}
