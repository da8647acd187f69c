import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Empty, LoadError } from '../states.tsx'
import type { ListState } from './list-state.ts'
import type { ListProps } from './list-types.ts'
import type { ChangeList } from './use-list-state.ts'

type Props = {
  state: ListState
  change: ChangeList
  empty: ListProps<never>['empty']
  total: number
  error: unknown
  onRetry: () => void
}

/** In the place of rows: why there are none, and the way on. */
export function ListNothing({ state, change, empty, total, error, onRetry }: Props) {
  const { t } = useTranslation()
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
