import '../../lib/languages/own/administration/activity-texts.ts'
import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import { activityColumns } from '@hdoc/contract/trail/activity.ts'
import { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { queryOfState, readListState } from '../../ui/list/state/list-state.ts'

/** Downloads what the list shows now, all pages of it. */
export function ExportLink() {
  const { t } = useTranslation()
  const { history } = useRouter()
  useRouterState({ select: (state) => state.location.href })
  const state = readListState(activityColumns, history.location.search.replace(/^\?/, ''))
  const query = listQueryString({ ...queryOfState(state), page: 1 })
  return (
    <Button
      component="a"
      href={`${activityCalls.export.path}?${query}`}
      download
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {t('activity.export')}
    </Button>
  )
}
