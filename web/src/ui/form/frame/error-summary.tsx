import { useTranslation } from 'react-i18next'
import { Note } from '../../feedback/note.tsx'
import { findField } from '../field/focus-field.ts'
import type { Messages } from '../state/schema-messages.ts'
import styles from './form.module.css'

type Props = {
  messages: Messages
  /** Label of a field, by its path. */
  labelOf: (path: string) => string | undefined
  root: ParentNode | null
}

/**
 * Stands above a refused form. It names the wrong fields, each as a button that leads to the field; messages
 * without a field are given in full.
 */
export function ErrorSummary({ messages, labelOf, root }: Props) {
  const { t } = useTranslation()
  const paths = Object.keys(messages)
  if (paths.length === 0) return null
  return (
    <Note kind="bad" role="alert">
      {t('form.errors_in', { count: paths.length })}{' '}
      {paths.map((path, i) => {
        const label = labelOf(path) ?? labelOf(path.split('.')[0] ?? '')
        return (
          <span key={path}>
            {label ? (
              <button
                type="button"
                className={styles.jump}
                onClick={() => root && findField(root, path)?.focus()}
              >
                {label}
              </button>
            ) : (
              messages[path]?.join(' ')
            )}
            {i < paths.length - 1 && ', '}
          </span>
        )
      })}
    </Note>
  )
}
