type Entry = { value: string; label: string; disabled?: boolean; group?: string }
type Plain = Omit<Entry, 'group'>

/**
 * Puts entries without a group first, then each group under its heading, in the form the library's selects
 * take.
 */
export function underHeadings(data: readonly Entry[]): (Plain | { group: string; items: Plain[] })[] {
  const headings = [...new Set(data.flatMap(({ group }) => group ?? []))]
  // Leave `group` out of the entries: the library takes whatever has a `group` for a heading.
  const under = (heading?: string) => data.flatMap(({ group, ...one }) => (group === heading ? [one] : []))
  return [...under(), ...headings.map((group) => ({ group, items: under(group) }))]
}
