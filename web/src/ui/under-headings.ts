type Entry = { value: string; label: string; disabled?: boolean; group?: string }
type Plain = Omit<Entry, 'group'>

/** What has no group first, then each group under its heading, as the library's selects take it. */
export function underHeadings(data: readonly Entry[]): (Plain | { group: string; items: Plain[] })[] {
  const headings = [...new Set(data.flatMap(({ group }) => group ?? []))]
  // The library takes whatever has a `group` for a heading.
  const under = (heading?: string) => data.flatMap(({ group, ...one }) => (group === heading ? [one] : []))
  return [...under(), ...headings.map((group) => ({ group, items: under(group) }))]
}
