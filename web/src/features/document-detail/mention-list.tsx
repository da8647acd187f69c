import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userOptionsQuery } from '../../entities/people/queries.ts'
import styles from './document-detail.module.css'

export type Person = { id: number; name: string }
const typingPauseMs = 150
const MOST = 6

/** People whose name begins like what is typed after „@”; nothing while none is typed. */
export function MentionList({
  typed,
  onChoose,
}: {
  typed: string | undefined
  onChoose: (person: Person) => void
}) {
  const { t } = useTranslation()
  const [q] = useDebouncedValue(typed, typingPauseMs)
  const found = useQuery({ ...userOptionsQuery({ q: q ?? '' }), enabled: q !== undefined })
  const people = typed === undefined ? [] : (found.data ?? []).slice(0, MOST)
  if (people.length === 0) return null
  return (
    <ul className={styles.mentions} aria-label={t('documents.mention_found')}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" onClick={() => onChoose(person)}>
            @{person.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
