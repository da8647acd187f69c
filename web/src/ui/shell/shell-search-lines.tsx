import { Combobox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { StatusTag } from '../display/status-tag.tsx'
import styles from './shell-search.module.css'
import type { SearchLines } from './shell-search-request.ts'

type Props = {
  found: SearchLines | undefined
  error: ApiError | null
  isAsking: boolean
  onRetry: () => void
}

/** What was found, or why nothing is shown. */
export function ShellSearchLines({ found, error, isAsking, onRetry }: Props) {
  const { t } = useTranslation()
  if (error)
    return (
      <Combobox.Empty role="alert" className={styles.state ?? ''}>
        {error.message}{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('common.retry')}
        </button>
      </Combobox.Empty>
    )
  if (found === undefined)
    return <Combobox.Empty className={styles.state ?? ''}>{t('common.loading')}</Combobox.Empty>
  return (
    <>
      <div role="status" aria-live="polite">
        {found.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {found.lines.length === 0 && found.notes.length === 0 && (
          <p className={styles.state}>{t(isAsking ? 'common.loading' : 'shell.search_nothing')}</p>
        )}
      </div>
      <Combobox.Options aria-label={t('shell.search_found')} className={styles.lines ?? ''} tabIndex={0}>
        {found.lines.map((line) => (
          <Combobox.Option value={String(line.id)} key={line.id}>
            <span className={styles.line}>
              <b>
                {line.title}
                {line.mark && <span className={styles.mark}>{line.mark}</span>}
              </b>
              <StatusTag className={line.tag.className}>{line.tag.text}</StatusTag>
              <span className={styles.aside}>{line.aside}</span>
              <span className={styles.text}>{line.text}</span>
            </span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </>
  )
}
