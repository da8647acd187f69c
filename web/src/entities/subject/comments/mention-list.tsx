import { useTranslation } from 'react-i18next'
import styles from '../subject.module.css'
import { optionId, type Person } from './use-mentions.ts'

type Props = { id: string; people: readonly Person[]; index: number; onChoose: (person: Person) => void }

/** People found for what is typed after „@”. The focus stays in the text, whose keys choose. */
export function MentionList({ id, people, index, onChoose }: Props) {
  const { t } = useTranslation()
  if (people.length === 0) return null
  return (
    <div id={id} role="listbox" className={styles.mentions} aria-label={t('subject.mention_found')}>
      {people.map((person, n) => (
        <button
          key={person.id}
          id={optionId(id, person)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={n === index}
          onClick={() => onChoose(person)}
        >
          @{person.name}
        </button>
      ))}
    </div>
  )
}
