import type { GivingBatch, GivingItemState } from '@hdoc/contract/cases/case-batches.ts'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { givingItemsQuery } from '../../../entities/cases/queues-queries.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import queues from '../rows/queues.module.css'
import { wordsOf } from './batch-words.ts'
import styles from './giving.module.css'

/** The order of the groups: what the batch leaves out („wont”) comes last. */
const order: readonly GivingItemState[] = ['will', 'failed', 'kept', 'changed', 'undone', 'wont']
type OfState = { batch: GivingBatch; state: GivingItemState }

function Items({ batch, state }: OfState) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const answer = useQuery({
    ...givingItemsQuery(batch.id, { state, page, seen: batch.counts[state] }),
    placeholderData: keepPreviousData,
  })
  // What goes as wished needs no reason: a column of nothing would only make the others narrow.
  const hasReasons = answer.data?.data.some(({ reason }) => reason !== '') === true
  return (
    <Answer query={answer}>
      {({ data, meta }) => (
        <>
          <div className={styles.items}>
            <table aria-label={t('queues.items')}>
              <thead>
                <tr>
                  <th scope="col">{t('queues.number')}</th>
                  <th scope="col">{t('queues.subject')}</th>
                  <th scope="col">{t('queues.lies_with')}</th>
                  {hasReasons && <th scope="col">{t('queues.why')}</th>}
                </tr>
              </thead>
              <tbody>
                {data.map((item) => (
                  <tr key={item.share_id}>
                    <td>
                      {item.number === '' ? (
                        t('queues.not_seen')
                      ) : (
                        <AppLink to="/workcase/$id" params={{ id: item.case_id }}>
                          {item.number}
                        </AppLink>
                      )}
                    </td>
                    <td>{item.title}</td>
                    <td>{[item.group, item.person].filter(Boolean).join(': ') || '–'}</td>
                    {hasReasons && <td>{item.reason}</td>}
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
                aria-label={t('queues.previous')}
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                <IconChevronLeft size={16} aria-hidden />
              </Button>
              <span role="status">
                {t('queues.page', { page: formatNumber(page), last: formatNumber(meta.last_page) })}
              </span>
              <Button
                variant="default"
                size="xs"
                aria-label={t('queues.next')}
                disabled={page >= meta.last_page}
                onClick={() => setPage(page + 1)}
              >
                <IconChevronRight size={16} aria-hidden />
              </Button>
            </div>
          )}
        </>
      )}
    </Answer>
  )
}

/** The shares of a batch by what becomes of them, with the reason where they stay as they are. */
export function GivingItems({ batch }: { batch: GivingBatch }) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<GivingItemState>()
  const there = order.filter((state) => batch.counts[state] > 0)
  const shown = wanted !== undefined && there.includes(wanted) ? wanted : there[0]
  if (shown === undefined) return <Empty title={t('queues.empty')} text={t('queues.empty_text')} />
  return (
    <>
      <ul className={queues.tabs} aria-label={t('queues.states')}>
        {there.map((state) => (
          <li key={state}>
            <button type="button" aria-pressed={state === shown} onClick={() => setWanted(state)}>
              {t(wordsOf(batch).states[state])} <b>{formatNumber(batch.counts[state])}</b>
            </button>
          </li>
        ))}
      </ul>
      <Items key={shown} batch={batch} state={shown} />
    </>
  )
}
