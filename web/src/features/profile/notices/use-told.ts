import type { Notice } from '@hdoc/contract/notifications/notices.ts'
import {
  type EmailPace,
  type NoticeChoice,
  type NotificationChoices,
  notificationChoiceCalls,
} from '@hdoc/contract/notifications/notification-choices.ts'
import { useRef, useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { changesTo, toldNow, withoutChoices } from './choice-changes.ts'

type Values = { notices?: NoticeChoice[]; email_pace?: EmailPace; version: number }

/**
 * What the person is told of, and how to change it; every change is saved at once. What is ticked while a change is
 * being saved is shown and follows it, because the version that it needs comes with the answer.
 */
export function useTold(choices: NotificationChoices) {
  const [wanted, setWanted] = useState<Notice[]>()
  const newest = useRef<Notice[]>(undefined)
  const change = useAction({
    call: ({ version, ...values }: Values) =>
      call(notificationChoiceCalls.update, { body: { values, version }, quiet: true }),
    changes: [{ what: 'notification_choice.changed' }],
    unsure: [{ what: 'notification_choice.changed' }],
  })
  const rest = () => {
    newest.current = undefined
    setWanted(undefined)
  }
  const send = ({ notices: saved, version }: NotificationChoices) => {
    const notices = changesTo(saved, newest.current ?? toldNow(saved))
    if (notices.length === 0) return rest()
    change.mutate({ notices, version }, { onSuccess: ({ data }) => send(data), onError: rest })
  }
  const { version } = choices
  return {
    told: wanted ?? toldNow(choices.notices),
    isSaving: wanted !== undefined || change.isPending,
    tell: (value: Notice[]) => {
      const isSending = newest.current !== undefined
      newest.current = value
      setWanted(value)
      if (!isSending) send(choices)
    },
    takeBack: () => change.mutate({ notices: withoutChoices(choices.notices), version }),
    setPace: (email_pace: EmailPace) => change.mutate({ email_pace, version }),
  }
}
