import {
  type ImportEntryChoice,
  type ImportFiles,
  importEntryChoices,
} from '@hdoc/contract/imports/import-archives.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importEntriesQuery } from '../../../entities/imports/queries.ts'
import { formatBytes, formatNumber } from '../../../lib/format/format.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Figures } from '../parts/figures.tsx'
import styles from '../parts/imports.module.css'
import { PageButtons } from '../parts/page-buttons.tsx'
import { ScrollTable } from '../parts/scroll-table.tsx'

/** What the check found of the archives: files that no row names, and those that cannot be taken. */
export function EntriesCard({ id, files }: { id: number; files: ImportFiles }) {
  const { t } = useTranslation()
  const groups = importEntryChoices.filter((which) => files[which] > 0)
  const [held, setChosen] = useState<{ which: ImportEntryChoice; page: number }>()
  // A group may have lost its last file meanwhile.
  const chosen = held && groups.includes(held.which) ? held : { which: groups[0] ?? 'unnamed', page: 1 }
  const answer = useQuery(importEntriesQuery(id, chosen.page, chosen.which))
  return (
    <Card title={t('imports.entries')}>
      <div className={styles.stack}>
        <Figures
          figures={[
            { label: t('imports.entries_total'), value: files.total },
            { label: t('imports.entries_named'), value: files.named, colour: 'ok' },
            { label: t('imports.entries_unnamed'), value: files.unnamed, colour: 'warn' },
            { label: t('imports.entries_refused'), value: files.refused, colour: 'bad' },
          ]}
        />
        {groups.length > 0 && (
          <>
            <div className={styles.groups}>
              {groups.map((which) => (
                <button
                  key={which}
                  type="button"
                  aria-pressed={chosen.which === which}
                  onClick={() => setChosen({ which, page: 1 })}
                >
                  {t(`imports.entries_${which}`)}{' '}
                  <span className={styles.count}>{formatNumber(files[which])}</span>
                </button>
              ))}
            </div>
            <Answer query={answer}>
              {({ data, total, per_page }) => (
                <>
                  {data.length > 0 && (
                    <ScrollTable stacked label={t('imports.entries')}>
                      <thead>
                        <tr>
                          <th scope="col">{t('imports.entry')}</th>
                          <th scope="col">{t('imports.entry_archive')}</th>
                          <th scope="col">{t('imports.entry_size')}</th>
                          <th scope="col">{t('imports.why')}</th>
                        </tr>
                      </thead>
                      <tbody>
                        {Object.entries(data).map(([place, { archive, path, size, text }]) => (
                          <tr key={place}>
                            <th scope="row">{path}</th>
                            <td>{archive}</td>
                            <td>{formatBytes(size)}</td>
                            <td className={text === null ? undefined : styles.why}>
                              {text ?? t('imports.entry_unnamed')}
                            </td>
                          </tr>
                        ))}
                      </tbody>
                    </ScrollTable>
                  )}
                  <PageButtons
                    page={chosen.page}
                    last={Math.ceil(total / per_page)}
                    onPage={(page) => setChosen({ ...chosen, page })}
                  />
                </>
              )}
            </Answer>
          </>
        )}
      </div>
    </Card>
  )
}
