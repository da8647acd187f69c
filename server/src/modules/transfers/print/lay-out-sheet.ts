/** Sizes in points, y from the top of an A4 page. */
export const PAGE = { left: 42, width: 511, bottom: 770, footer: 780 } as const
export const ROW_HEIGHT = 56
export const HEAD_HEIGHT = 28
/** Where the table begins: on the first page under the parties, on the others under one line. */
export const FIRST_TOP = 216
export const NEXT_TOP = 72
/** What stands under the last row: total, signatures, remarks. */
export const CLOSING_HEIGHT = 196

const roomFrom = (top: number, closing: number): number =>
  Math.max(0, Math.floor((PAGE.bottom - closing - top - HEAD_HEIGHT) / ROW_HEIGHT))

/**
 * How many rows stand on each page. The closing part stands under the last rows, or alone on a page when these leave no
 * room for it.
 */
export function rowsOnPages(count: number): number[] {
  const pages: number[] = []
  let left = count
  for (;;) {
    const top = pages.length === 0 ? FIRST_TOP : NEXT_TOP
    if (left <= roomFrom(top, CLOSING_HEIGHT)) return [...pages, left]
    const here = Math.min(left, roomFrom(top, 0))
    pages.push(here)
    left -= here
  }
}
