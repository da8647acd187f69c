import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../feedback/note.tsx'
import { Empty, Loading, SkeletonRows } from '../feedback/states.tsx'
import { usePageKeys } from '../shell/use-page-keys.ts'
import styles from './list.module.css'
import { ListBar } from './list-bar.tsx'
import { ListBody } from './list-body.tsx'
import { ListCards } from './list-cards.tsx'
import { ListHead } from './list-head.tsx'
import { ListNothing } from './list-nothing.tsx'
import { ListPager } from './list-pager.tsx'
import { ListSelection } from './list-selection.tsx'
import { queryOfState, shownColumns, withFilter, withSort } from './list-state.ts'
import { useListTable } from './list-table-model.tsx'
import type { ListProps, ListRow } from './list-types.ts'
import { focusFirstRow } from './row-keys.ts'
import { useChosenRows } from './use-chosen-rows.ts'
import { useListState } from './use-list-state.ts'

const nobody: never[] = []

/** The list of the product: one component for every resource, fed by its description in the contract. */
export function List<Row extends ListRow>(props: ListProps<Row>) {
  const { columns, references = {}, label, selectionActions } = props
  const { t } = useTranslation()
  const [isCnp, setCnp] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [state, change] = useListState(props.name, props.owner, columns)
  const answer = useQuery({ ...props.request(queryOfState(state)), placeholderData: keepPreviousData })
  const rows = answer.data?.data ?? nobody
  const shown = shownColumns(columns, state)
  const { page, ...question } = queryOfState(state)
  const isFresh = answer.isSuccess && !answer.isPlaceholderData
  const choice = useChosenRows({ rows, page, isFresh }, JSON.stringify(question))
  const table = useListTable(props, rows, shown, choice)
  const down = () => focusFirstRow(root.current)
  usePageKeys([['ArrowDown', down]], ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A'])
  const isNothing = answer.isError || (answer.isSuccess && rows.length === 0)
  const span = shown.length + (selectionActions ? 1 : 0)

  return (
    <section className={phone ? `${styles.list} ${styles.phone}` : styles.list} ref={root} aria-label={label}>
      {props.above?.(state, change)}
      <ListBar {...{ columns, state, change, references, phone }} onDown={down} onCnp={setCnp}>
        {props.actions?.(state, change)}
      </ListBar>
      {state.partOfCnp && (
        <div className={styles.told}>
          <Note kind="warn" role="status">
            {t('list.cnp_whole')}
          </Note>
        </div>
      )}
      {isCnp ? (
        <div role="status">
          <Empty icon={IconSearch} title={t('list.cnp')} text={t('list.cnp_text')} />
        </div>
      ) : (
        <>
          <div
            className={answer.isPlaceholderData ? `${styles.scroll} ${styles.stale}` : styles.scroll}
            aria-busy={answer.isFetching}
          >
            {phone ? (
              answer.isPending && <Loading label={t('list.loading')} />
            ) : (
              <table className={styles.table} aria-label={label}>
                <ListHead
                  {...{ columns, shown, state, references }}
                  widths={props.widths ?? {}}
                  onSort={(column) => change((now) => withSort(now, column))}
                  onFilter={(filter) => change((now) => withFilter(now, filter))}
                  selectAll={
                    selectionActions && {
                      checked: rows.length > 0 && table.getIsAllRowsSelected(),
                      some: rows.some(({ id }) => choice.selection[String(id)]),
                      onChange: (checked) => table.toggleAllRowsSelected(checked),
                    }
                  }
                />
                {answer.isPending ? (
                  <tbody>
                    <SkeletonRows rows={Math.min(state.rows, 20)} columns={span} />
                  </tbody>
                ) : (
                  <ListBody
                    table={table}
                    shown={shown}
                    selectable={selectionActions !== undefined}
                    {...props}
                  />
                )}
              </table>
            )}
            {phone && rows.length > 0 && <ListCards rows={rows} {...props} />}
            {isNothing && (
              <ListNothing
                {...{ state, change }}
                empty={props.empty}
                total={answer.data?.meta.total ?? 0}
                error={answer.error}
                onRetry={() => void answer.refetch()}
              />
            )}
          </div>
          {selectionActions && (
            <ListSelection
              count={choice.chosen.length}
              elsewhere={choice.elsewhere}
              actions={selectionActions(choice.chosen)}
              onClear={() => table.resetRowSelection(true)}
            />
          )}
          <ListPager
            meta={answer.data?.meta}
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
