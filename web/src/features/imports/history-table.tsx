import { importKindLabels } from '@hdoc/contract/imports/import-kinds.ts'
import type { ImportRow } from '@hdoc/contract/imports/import-rows.ts'
import { type ImportState, importStateLabels } from '@hdoc/contract/imports/import-states.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './parts/imports.module.css'
import { kindPlace } from './parts/kind-place.ts'
import { ScrollTable } from './parts/scroll-table.tsx'

const colours: Readonly<Record<ImportState, string>> = {
  draft: 'status-mute',
  checking: 'status-info',
  checked: 'status-info',
  running: 'status-info',
  done: 'status-ok',
  cancelled: 'status-mute',
  failed: 'status-bad',
  undoing: 'status-info',
  undone: 'status-mute',
}

/** Imports with what they made and refused. */
export function HistoryTable({ rows }: { rows: readonly ImportRow[] }) {
  const { t } = useTranslation()
  return (
    <ScrollTable label={t('imports.history')}>
      <thead>
        <tr>
          <th scope="col">{t('imports.file')}</th>
          <th scope="col">{t('imports.kind')}</th>
          <th scope="col">{t('imports.state')}</th>
          <th scope="col" className={styles.figure}>
            {t('imports.made')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('imports.bad')}
          </th>
          <th scope="col">{t('imports.by')}</th>
          <th scope="col">{t('imports.at')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <AppLink
                to={kindPlace(row.kind, row.id)}
                aria-label={t('imports.open', { name: row.file_name })}
              >
                {row.file_name}
              </AppLink>
            </th>
            <td>{say(importKindLabels[row.kind])}</td>
            <td>
              <StatusTag className={colours[row.state]}>{say(importStateLabels[row.state])}</StatusTag>
            </td>
            <td className={styles.figure}>{formatNumber(row.counts.made)}</td>
            <td className={styles.figure}>{formatNumber(row.counts.bad)}</td>
            <td>{row.begun_by}</td>
            <td>{formatDateTime(row.begun_at)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
