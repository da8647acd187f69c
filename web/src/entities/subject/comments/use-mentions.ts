import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTypeahead } from '../../../ui/choice/use-typeahead.ts'
import { userOptionsQuery } from '../../people/queries.ts'

export type Person = { id: number; name: string }
const MOST = 6

/**
 * People whose name is like what is typed after „@”, and the keys that choose one: arrows move, Enter or Tab
 * takes, Esc closes. `typed` is undefined while no name is being typed.
 */
export function useMentions(typed: string | undefined, onChoose: (person: Person) => void) {
  const id = useId()
  const [at, setAt] = useState({ typed, index: 0 })
  const [closedAt, setClosedAt] = useState<string | undefined>(undefined)
  const { answer, isCurrent, take, drop } = useTypeahead({
    text: typed === undefined ? '' : `@${typed}`,
    request: (text) => ({ ...userOptionsQuery({ q: text.slice(1) }), enabled: text !== '' }),
    onEntered: ([first]) => first && onChoose(first),
  })
  const isOpen = typed !== undefined && typed !== closedAt
  // While the answer is under way, of the people found before only those stay who fit what is typed now.
  const fits = ({ name }: Person) => isCurrent || searchKey(name).includes(searchKey(typed ?? ''))
  const people = isOpen ? (answer.data ?? []).filter(fits).slice(0, MOST) : []
  // What is typed further starts at the first person again.
  const index = at.typed === typed ? Math.min(at.index, people.length - 1) : 0
  const person = people[index]

  /** Whether the key was one of the list's. */
  const onKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!isOpen || ctrlKey || metaKey || altKey || shiftKey) return false
    if (!person) return !isCurrent && take(event)
    if (key === 'Enter' || key === 'Tab') onChoose(person)
    else if (key === 'Escape') setClosedAt(typed)
    else if (key === 'ArrowDown') setAt({ typed, index: (index + 1) % people.length })
    else if (key === 'ArrowUp') setAt({ typed, index: (index + people.length - 1) % people.length })
    else return false
    return true
  }
  return { id, people, index, person, onKey, drop }
}

export const optionId = (listId: string, person: Person): string => `${listId}-${person.id}`
