import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core'

/** The entries of a choice that contain the typed text, compared as the search compares: no diacritics, no case. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const sought = searchKey(search)
  const fits = ({ label }: { label?: unknown }): boolean => searchKey(String(label ?? '')).includes(sought)
  let left = limit
  const take = <Item extends object>(items: readonly Item[]): Item[] => {
    const found = items.filter(fits).slice(0, left)
    left -= found.length
    return found
  }
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('items' in option)) return take([option as ComboboxItem])
    const items = take(option.items)
    return items.length > 0 ? [{ ...option, items }] : []
  })
}
