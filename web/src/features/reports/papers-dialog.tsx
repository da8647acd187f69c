import { defaultRows, rowsOptions } from '@hdoc/contract/calls/list-query.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { papersQuery } from '../../entities/reports/queries.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { ListPager } from '../../ui/list/list-pager.tsx'
import { FactsDialog } from './facts-dialog.tsx'
import styles from './reports.module.css'

/** What these gaps lack is a part of the document itself, and is written there. */
const onDocument: readonly string[] = ['gap_arrival', 'gap_person']

type Props = { run: number; line: string; title: string; onClose: () => void }

/** The documents that a figure counts: those that the person sees, and how many more there are. */
export function PapersDialog({ run, line, title, onClose }: Props) {
  const { t } = useTranslation()
  const [query, setQuery] = useState({ page: 1, rows: defaultRows })
  const answer = useQuery(papersQuery(run, line, query))
  const [filled, setFilled] = useState<{ id: number; number: string }>()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Answer query={answer}>
        {({ papers, hidden, meta }) => (
          <>
            {onDocument.includes(line) && <p className={styles.facts}>{t('reports.papers_edited')}</p>}
            {papers.length === 0 && <p>{t('reports.papers_none')}</p>}
            <ul className={styles.papers}>
              {papers.map(
                ({ document_id: id, cells: [number = '', on = '', outcome = '', settled = ''] }) => (
                  <li key={id}>
                    <AppLink to="/document/$id" params={{ id }}>
                      {number}
                    </AppLink>
                    <span>
                      {[on, outcome, settled !== '' && `${t('reports.settled_on')} ${settled}`]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={`${t('reports.fill')} ${number}`}
                      onClick={() => setFilled({ id, number })}
                    >
                      {t('reports.fill')}
                    </Button>
                  </li>
                ),
              )}
            </ul>
            {hidden > 0 && <p className={styles.facts}>{t('reports.papers_hidden', { count: hidden })}</p>}
            {meta.total > rowsOptions[0] && (
              <div className={styles.pager}>
                <ListPager
                  meta={meta}
                  {...query}
                  onPage={(page) => setQuery({ ...query, page })}
                  onRows={(rows) => setQuery({ page: 1, rows })}
                />
              </div>
            )}
          </>
        )}
      </Answer>
      {filled && <FactsDialog {...filled} onClose={() => setFilled(undefined)} />}
    </Dialog>
  )
}
