import type { Batch, BatchItemState } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { furtherInBrackets } from '@hdoc/contract/registers/written-number.ts'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { batchItemsQuery } from '../../../entities/documents/batch-queries.ts'
import { TestMark } from '../../../entities/documents/test-mark.tsx'
import { formatDate, formatNumber } from '../../../lib/format/format.ts'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import toolbar from '../list-actions.module.css'
import styles from './batch.module.css'
import { stateWord } from './batch-values.ts'

/** The order of the groups: documents that the batch leaves out („wont”) come last. */
const order: readonly BatchItemState[] = ['will', 'failed', 'kept', 'changed', 'undone', 'wont']
type OfState = { batch: Batch; state: BatchItemState }

function Items({ batch, state }: OfState) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const answer = useQuery({
    ...batchItemsQuery(batch.id, { state, page, seen: batch.counts[state] }),
    placeholderData: keepPreviousData,
  })
  return (
    <Answer query={answer}>
      {(found) => {
        const { data, meta } = found
        const withReasons = data.some(({ reason }) => reason !== '')
        return (
          <>
            <div className={styles.items}>
              <table aria-label={t('batch.items')}>
                <thead>
                  <tr>
                    <th scope="col">{t('batch.number')}</th>
                    <th scope="col">{t('batch.subject')}</th>
                    {withReasons && <th scope="col">{t('batch.reason')}</th>}
                  </tr>
                </thead>
                <tbody>
                  {data.map((item) => (
                    <tr key={item.document_id}>
                      <td>
                        {item.number === '' ? (
                          t('batch.not_seen')
                        ) : (
                          <AppLink to="/document/$id" params={{ id: item.document_id }}>
                            {item.number} / {formatDate(item.registered_on)} {furtherInBrackets(item)}
                          </AppLink>
                        )}
                        {item.is_test && <TestMark />}
                      </td>
                      <td>{item.short_description}</td>
                      {withReasons && <td>{item.reason}</td>}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {meta.last_page > 1 && (
              <div className={styles.pager}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('batch.previous')}
                  disabled={page === 1}
                  onClick={() => setPage(page - 1)}
                >
                  <IconChevronLeft size={16} aria-hidden />
                </Button>
                <span role="status">
                  {t('batch.page', { page: formatNumber(page), last: formatNumber(meta.last_page) })}
                </span>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('batch.next')}
                  disabled={page >= meta.last_page}
                  onClick={() => setPage(page + 1)}
                >
                  <IconChevronRight size={16} aria-hidden />
                </Button>
              </div>
            )}
          </>
        )
      }}
    </Answer>
  )
}

/** The documents of a batch by what becomes of them, with the reason where they stay as they are. */
export function BatchItems({ batch }: { batch: Batch }) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<BatchItemState>()
  const there = order.filter((state) => batch.counts[state] > 0)
  const shown = wanted !== undefined && there.includes(wanted) ? wanted : there[0]
  if (shown === undefined) return <Empty title={t('batch.empty')} text={t('batch.empty_text')} />
  return (
    <>
      <ul className={toolbar.counts} aria-label={t('batch.states')}>
        {there.map((state) => (
          <li key={state}>
            <button type="button" aria-pressed={state === shown} onClick={() => setWanted(state)}>
              {t(stateWord(batch, state))} <b>{formatNumber(batch.counts[state])}</b>
            </button>
          </li>
        ))}
      </ul>
      <Items key={shown} batch={batch} state={shown} />
    </>
  )
}
