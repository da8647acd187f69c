import { Button } from '@mantine/core'
import { IconFilter, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/calls/api-error.ts'
import { Empty, LoadError } from '../feedback/states.tsx'
import type { ListProps } from './rows/list-types.ts'
import type { ListState } from './state/list-state.ts'
import type { ChangeList } from './state/use-list-state.ts'

type Props = {
  state: ListState
  change: ChangeList
  empty: ListProps<never>['empty']
  total: number
  error: unknown
  onRetry: () => void
}

/** Stands in place of the rows: says why there are none, and how to go on. */
export function ListNothing({ state, change, empty, total, error, onRetry }: Props) {
  const { t } = useTranslation()
  if (error instanceof ApiError && error.code === 'SORT_TOO_MANY')
    return (
      <div role="alert">
        <Empty
          icon={IconFilter}
          title={t('list.filter_first')}
          text={error.message}
          action={
            <Button
              variant="default"
              onClick={() => change((now) => ({ ...now, page: 1, sortBy: 'id', sortOrder: 'desc' }))}
            >
              {t('list.usual_order')}
            </Button>
          }
        />
      </div>
    )
  if (error) return <LoadError title={t('list.load_failed')} error={error} onRetry={onRetry} />
  if (total > 0)
    return (
      <Empty
        title={t('list.empty_page')}
        action={
          <Button variant="default" onClick={() => change((now) => ({ ...now, page: 1 }))}>
            {t('list.first_page')}
          </Button>
        }
      />
    )
  if (state.filters.length > 0 || state.search !== '')
    return (
      <Empty
        icon={IconSearch}
        title={t('list.empty')}
        text={t('list.empty_filtered')}
        action={
          <Button
            variant="default"
            onClick={() => change((now) => ({ ...now, page: 1, search: '', filters: [] }))}
          >
            {t('list.clear_filters')}
          </Button>
        }
      />
    )
  return <Empty {...empty} />
}
