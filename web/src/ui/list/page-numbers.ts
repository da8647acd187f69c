/** Pages offered beside the present one: first, last and its neighbours; null = a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const near = new Set([1, last, page - 1, page, page + 1])
  if (page <= 3) for (const one of [2, 3]) near.add(one)
  const pages = [...near].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b)
  return pages.flatMap((one, i) => {
    const before = pages[i - 1]
    return before !== undefined && one - before > 1 ? [null, one] : [one]
  })
}
