import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format/format.ts'
import styles from './parts/imports.module.css'

/** The file of an import in one line: its name, size, and how it is read. */
export function FileFacts({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation()
  const { file_name, format, encoding, delimiter, sheet } = detail
  const size = formatBytes(detail.size)
  const facts =
    format === 'xlsx'
      ? t('imports.facts_sheet', { size, sheet })
      : t('imports.facts_text', {
          size,
          encoding: encoding?.toUpperCase(),
          delimiter: delimiter === '\t' ? t('imports.tab') : `„${delimiter}”`,
        })
  return (
    <span className={styles.quiet}>
      {file_name} · {facts}
    </span>
  )
}
