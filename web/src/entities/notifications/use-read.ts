import { bareNotificationCalls } from '@hdoc/contract/notifications/bare-notifications.ts'
import type { NoticeAction } from '@hdoc/contract/notifications/notices.ts'
import { call } from '../../lib/calls/call.ts'
import { type Action, useAction } from '../../ui/action/use-action.ts'

type UpTo = { upTo: number; actions?: readonly NoticeAction[] | undefined }

/** Marks own notices as read: some of them, or all that were there when the person looked. */
export function useRead(): { some: Action<unknown, number[]>; all: Action<unknown, UpTo> } {
  const changes = [{ what: 'notification.changed' }] as const
  return {
    some: useAction({
      call: (ids: number[]) => call(bareNotificationCalls.read, { body: { ids }, quiet: true }),
      changes,
      waits: false,
    }),
    all: useAction({
      call: ({ upTo, actions }: UpTo) =>
        call(bareNotificationCalls.readAll, {
          body: { up_to: upTo, ...(actions && { actions: [...actions] }) },
        }),
      changes,
    }),
  }
}
