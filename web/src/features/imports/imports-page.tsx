import { type ImportKindId, importKindLabels } from '@hdoc/contract/imports/import-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importsQuery } from '../../entities/imports/queries.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { HistoryTable } from './history-table.tsx'
import styles from './parts/imports.module.css'
import { kindPlace } from './parts/kind-place.ts'
import { PageButtons } from './parts/page-buttons.tsx'
import { SampleLinks } from './parts/sample-links.tsx'

function KindCard({ kind }: { kind: ImportKindId }) {
  const { t } = useTranslation()
  return (
    <li>
      <h2>{say(importKindLabels[kind])}</h2>
      <p>{t(`imports.what_${kind}`)}</p>
      <SampleLinks kind={kind} />
      <AppLink
        to={kindPlace(kind)}
        className={styles.begin}
        aria-label={t('imports.begin_kind', { kind: say(importKindLabels[kind]) })}
      >
        {t('imports.begin')}
      </AppLink>
    </li>
  )
}

/** What can be imported, and what was. */
export function ImportsPage() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const answer = useQuery(importsQuery(page))
  return (
    <Page title={t('imports.title')}>
      <Answer query={answer}>
        {({ kinds, data, total, current_page, per_page }) => (
          <div className={styles.stack}>
            <ul className={styles.kinds} aria-label={t('imports.kinds')}>
              {kinds.map((kind) => (
                <KindCard key={kind} kind={kind} />
              ))}
            </ul>
            <Card title={t('imports.history')}>
              {total === 0 ? (
                <Empty title={t('imports.history_empty')} text={t('imports.history_empty_text')} />
              ) : (
                <>
                  <HistoryTable rows={data} />
                  <PageButtons page={current_page} last={Math.ceil(total / per_page)} onPage={setPage} />
                </>
              )}
            </Card>
          </div>
        )}
      </Answer>
    </Page>
  )
}
