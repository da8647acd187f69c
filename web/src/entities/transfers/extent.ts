import { formatNumber } from '../../lib/format/format.ts'

/** „6 / 4”: pages and annexes of a paper. */
export const extentOf = ({ pages, annexes }: { pages: number; annexes: number }): string =>
  `${formatNumber(pages)} / ${formatNumber(annexes)}`
