import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageKeys } from '../dialog/use-page-keys.ts'
import { lazyPart } from '../feedback/lazy-part.tsx'
import { Empty, Loading, SkeletonRows } from '../feedback/states.tsx'
import styles from './list.module.css'
import { ListBar } from './list-bar.tsx'
import { ListHead } from './list-head.tsx'
import { ListNews } from './list-news.tsx'
import { ListNothing } from './list-nothing.tsx'
import { ListPager } from './list-pager.tsx'
import { ListSelection } from './list-selection.tsx'
import { ListBody } from './rows/list-body.tsx'
import { ListCards } from './rows/list-cards.tsx'
import type { ListProps, ListRow } from './rows/list-types.ts'
import { focusFirstRow } from './rows/row-keys.ts'
import { useCalmRows } from './rows/use-calm-rows.ts'
import { useChosenRows } from './rows/use-chosen-rows.ts'
import { queryOfState, shownColumns, withFilter, withSort } from './state/list-state.ts'
import { useListState } from './state/use-list-state.ts'

const ListTold = lazyPart(async () => (await import('./list-told.tsx')).ListTold)

const nobody: never[] = []

/** The list of the product: one component for every resource, fed by its description in the contract. */
export function List<Row extends ListRow>(props: ListProps<Row>) {
  const { columns, references = {}, label, selectionActions } = props
  const { t } = useTranslation()
  const [isCnp, setCnp] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const wayId = useId()
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [state, change] = useListState(props)
  const request = props.request(queryOfState(state))
  const answer = useQuery({ ...request, placeholderData: keepPreviousData })
  const rows = answer.data?.data ?? nobody
  const shown = shownColumns(columns, state)
  const { page, ...question } = queryOfState(state)
  const isFresh = answer.isSuccess && !answer.isPlaceholderData
  const choice = useChosenRows({ rows, page, isFresh }, JSON.stringify(question))
  const calm = useCalmRows(request.queryKey, root, {
    rows,
    answeredAt: answer.dataUpdatedAt,
    isChosen: choice.chosen.length > 0,
  })
  const down = () => focusFirstRow(root.current)
  usePageKeys([['ArrowDown', down]], ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A'])
  const isNothing = answer.isError || (answer.isSuccess && rows.length === 0)
  const span = shown.length + (selectionActions ? 1 : 0)
  const meta = answer.data?.meta
  const { heading } = props
  const headingOf = heading && ((row: Row) => heading(row, state))

  return (
    <section className={phone ? `${styles.list} ${styles.phone}` : styles.list} ref={root} aria-label={label}>
      {props.above?.(state, change)}
      <ListBar
        {...{ columns, state, change, references, phone }}
        news={<ListNews news={isFresh ? calm.news : undefined} onShow={calm.show} />}
        onDown={down}
        onCnp={setCnp}
      >
        {props.actions?.(state, change)}
      </ListBar>
      {(state.partOfCnp || state.leftOut) && <ListTold {...{ columns, state }} />}
      {isCnp ? (
        <div role="status">
          <Empty icon={IconSearch} title={t('list.cnp')} text={t('list.cnp_text')} />
        </div>
      ) : (
        <>
          <div
            data-list-rows
            className={answer.isPlaceholderData ? `${styles.scroll} ${styles.stale}` : styles.scroll}
            aria-busy={answer.isFetching}
          >
            {phone ? (
              answer.isPending && <Loading label={t('list.loading')} />
            ) : (
              <table
                className={styles.table}
                aria-label={label}
                aria-describedby={rows.length > 0 ? wayId : undefined}
                // The head is a row too.
                aria-rowcount={meta && meta.total + 1}
              >
                <ListHead
                  {...{ columns, shown, state, references }}
                  widths={props.widths ?? {}}
                  onSort={(column) => change((now) => withSort(now, column))}
                  onFilter={(filter) => change((now) => withFilter(now, filter))}
                  selectAll={
                    selectionActions && {
                      checked: rows.length > 0 && rows.every(({ id }) => choice.isChosen(id)),
                      some: rows.some(({ id }) => choice.isChosen(id)),
                      onChange: (checked) =>
                        choice.choose(
                          rows.map(({ id }) => id),
                          checked,
                        ),
                    }
                  }
                />
                {answer.isPending ? (
                  <tbody>
                    <SkeletonRows rows={Math.min(state.rows, 20)} columns={span} />
                  </tbody>
                ) : (
                  <ListBody
                    {...props}
                    {...{ rows, headingOf, shown, choice, wayId }}
                    selectable={selectionActions !== undefined}
                    before={meta && meta.from - 1}
                    opensBy={shown.includes(props.opensBy) ? props.opensBy : (shown[0] ?? '')}
                  />
                )}
              </table>
            )}
            {!phone && (
              <p id={wayId} hidden>
                {t('list.rows_way')} {selectionActions && t('list.rows_way_choose')}
              </p>
            )}
            {phone && rows.length > 0 && <ListCards {...{ rows, headingOf }} {...props} />}
            {isNothing && (
              <ListNothing
                {...{ state, change }}
                empty={props.empty}
                total={meta?.total ?? 0}
                error={answer.error}
                onRetry={() => void answer.refetch()}
              />
            )}
          </div>
          {phone && props.actions && <div className={styles.actions}>{props.actions(state, change)}</div>}
          {selectionActions && (
            <ListSelection
              count={choice.chosen.length}
              elsewhere={choice.elsewhere}
              actions={selectionActions(choice.chosen)}
              onClear={choice.clear}
            />
          )}
          <ListPager
            meta={meta}
            page={state.page}
            rows={state.rows}
            onPage={(page) => change((now) => ({ ...now, page }))}
            onRows={(count) => change((now) => ({ ...now, page: 1, rows: count }))}
          />
        </>
      )}
    </section>
  )
}
