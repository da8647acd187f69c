import { rowsOptions } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './list.module.css'
import { pageNumbers } from './page-numbers.ts'

type Props = {
  meta: ListAnswer<unknown>['meta'] | undefined
  page: number
  rows: number
  onPage: (page: number) => void
  onRows: (rows: number) => void
}

/** „înregistrările 1–20 din 4.527”, rows per page, and the pages. */
export function ListPager({ meta, page, rows, onPage, onRows }: Props) {
  const { t } = useTranslation()
  const last = Math.max(1, meta?.last_page ?? 1)
  const range = meta && {
    from: formatNumber(meta.from),
    to: formatNumber(meta.to),
    total: formatNumber(meta.total),
  }
  return (
    <footer className={styles.pager}>
      <p role="status">{range && (meta.total === 0 ? t('list.none') : t('list.records', range))}</p>
      <div className={styles.rows}>
        <span aria-hidden>{t('list.rows_per_page')}</span>
        <NativeSelect
          aria-label={t('list.rows_per_page')}
          data={rowsOptions.map(String)}
          value={String(rows)}
          onChange={(event) => onRows(Number(event.currentTarget.value))}
        />
      </div>
      <nav className={styles.pages} aria-label={t('list.pages')}>
        <button
          type="button"
          disabled={page <= 1}
          aria-label={t('list.previous')}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={16} aria-hidden />
        </button>
        {pageNumbers(Math.min(page, last), last).map((one, i, all) =>
          one === null ? (
            <span key={`gap-before-${all[i + 1]}`}>…</span>
          ) : (
            <button
              type="button"
              key={one}
              aria-label={t('list.page', { page: one })}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPage(one)}
            >
              {formatNumber(one)}
            </button>
          ),
        )}
        <button
          type="button"
          disabled={page >= last}
          aria-label={t('list.next')}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={16} aria-hidden />
        </button>
      </nav>
    </footer>
  )
}
