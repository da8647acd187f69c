import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import { type ImportKindId, importKindLabels } from '@hdoc/contract/imports/import-kinds.ts'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { say } from '../../../lib/languages/i18n.ts'
import styles from './imports.module.css'

/** Files of a kind to be filled. */
export function SampleLinks({ kind }: { kind: ImportKindId }) {
  const { t } = useTranslation()
  return (
    <span className={`${styles.row} ${styles.quiet}`}>
      {t('imports.samples')}
      {(['xlsx', 'csv'] as const).map((format) => (
        <a
          key={format}
          download
          href={addressOf(importCalls.sample, { params: { kind, format } })}
          aria-label={t('imports.sample', {
            format: format.toUpperCase(),
            kind: say(importKindLabels[kind]),
          })}
        >
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  )
}
