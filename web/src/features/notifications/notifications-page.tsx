import { type NotificationRow, notificationColumns } from '@hdoc/contract/notifications/notifications.ts'
import { Button } from '@mantine/core'
import { IconBellCheck, IconSettings } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { noticePlace } from '../../entities/notifications/notice-place.ts'
import { notificationListQuery, unreadQuery } from '../../entities/notifications/queries.ts'
import { useRead } from '../../entities/notifications/use-read.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { AppLink } from '../../ui/links/app-link.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { List } from '../../ui/list/list.tsx'
import { noticeSentence, noticeTitle, notificationCells } from './notification-cells.tsx'
import { panelQuery } from './panel-query.ts'

/** `/notifications`: everything the person was told, what was not read first. */
export function NotificationsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const go = useGo()
  const queryClient = useQueryClient()
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  const read = useRead()
  const open = (row: NotificationRow) => {
    if (row.read_at === null) read.some.mutate([row.id])
    const place = noticePlace(row.subject)
    if (place !== undefined) go(place)
  }
  const markAll = async () => {
    // The newest one of all: the list may be filtered, or stand on another page.
    const newest = await queryClient
      .fetchQuery(panelQuery('unread'))
      .catch((error: Error) => void toast({ kind: 'error', message: error.message }))
    const ids = (newest?.data ?? []).map(({ id }) => id)
    if (ids.length > 0) read.all.mutate({ upTo: Math.max(...ids) })
  }
  return (
    <Page
      fill
      title={t('notifications.title')}
      actions={
        <>
          <AppLink to="/profile">
            <Button component="span" variant="default" leftSection={<IconSettings size={16} aria-hidden />}>
              {t('notifications.choose')}
            </Button>
          </AppLink>
          <Button
            leftSection={<IconBellCheck size={16} aria-hidden />}
            disabled={unread === 0}
            loading={read.all.isPending}
            onClick={() => void markAll()}
          >
            {t('notifications.mark_all')}
          </Button>
        </>
      }
    >
      <List
        name="notification"
        owner={String(user?.id ?? '')}
        label={t('notifications.title')}
        columns={notificationColumns}
        cells={notificationCells}
        widths={{ action: '64%', unread: '92px', at: '150px', number: '124px' }}
        opensBy="action"
        card={(row) => (
          <CardLines
            title={
              row.read_at === null ? `${noticeTitle(row)} (${t('notifications.unread')})` : noticeTitle(row)
            }
            text={noticeSentence(row)}
            note={formatDateTime(row.at)}
          />
        )}
        request={notificationListQuery}
        onOpen={open}
        empty={{ title: t('notifications.empty_all'), text: t('notifications.empty_all_text') }}
        selectionActions={(rows) => (
          <Button variant="subtle" onClick={() => read.some.mutate(rows.map(({ id }) => id))}>
            {t('notifications.mark_chosen')}
          </Button>
        )}
      />
    </Page>
  )
}
