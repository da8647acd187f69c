import '../../lib/languages/own/filter-form-texts.ts'
import type { Columns } from '@hdoc/contract/calls/columns.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../feedback/note.tsx'
import { leftOutText } from './filter/left-out-text.ts'
import styles from './list.module.css'
import type { ListState } from './state/list-state.ts'

/** What of an address was left out, above the list that shows the rest. */
export function ListTold({ columns, state }: { columns: Columns; state: ListState }) {
  const { t } = useTranslation()
  return (
    <div className={styles.told}>
      {state.partOfCnp && (
        <Note kind="warn" role="status">
          {t('filter_form.cnp_whole')}
        </Note>
      )}
      {state.leftOut && (
        <Note kind="warn" role="status">
          {leftOutText(columns, state.leftOut)}
        </Note>
      )}
    </div>
  )
}
