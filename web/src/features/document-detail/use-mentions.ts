import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { userOptionsQuery } from '../../entities/people/queries.ts'

export type Person = { id: number; name: string }
const typingPauseMs = 150
const MOST = 6

/**
 * People whose name is like what is typed after „@”, and the keys that choose one: arrows move, Enter or Tab
 * takes, Esc closes. `typed` is undefined while no name is being typed.
 */
export function useMentions(typed: string | undefined, onChoose: (person: Person) => void) {
  const id = useId()
  const [q] = useDebouncedValue(typed, typingPauseMs)
  const [at, setAt] = useState({ typed, index: 0 })
  const [closedAt, setClosedAt] = useState<string | undefined>(undefined)
  const found = useQuery({ ...userOptionsQuery({ q: q ?? '' }), enabled: q !== undefined })
  const isOpen = typed !== undefined && typed !== closedAt
  // Until the answer to what is typed now has come, Enter must not take somebody found for fewer letters.
  const fits = ({ name }: Person) => q === typed || searchKey(name).includes(searchKey(typed ?? ''))
  const people = isOpen ? (found.data ?? []).filter(fits).slice(0, MOST) : []
  // What is typed further starts at the first person again.
  const index = at.typed === typed ? Math.min(at.index, people.length - 1) : 0
  const person = people[index]

  /** Whether the key was one of the list's. */
  const onKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    if (!person || ctrlKey || metaKey || altKey || shiftKey) return false
    if (key === 'Enter' || key === 'Tab') onChoose(person)
    else if (key === 'Escape') setClosedAt(typed)
    else if (key === 'ArrowDown') setAt({ typed, index: (index + 1) % people.length })
    else if (key === 'ArrowUp') setAt({ typed, index: (index + people.length - 1) % people.length })
    else return false
    return true
  }
  return { id, people, index, person, onKey }
}

export const optionId = (listId: string, person: Person): string => `${listId}-${person.id}`
