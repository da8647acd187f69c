import type { Notice } from '@hdoc/contract/notifications/notices.ts'
import type { NoticeChoice, NotificationChoices } from '@hdoc/contract/notifications/notification-choices.ts'

type Said = Pick<NotificationChoices['notices'][number], 'notice' | 'chosen' | 'otherwise'>

/** What a person is told: as they chose, else as it holds without a choice. */
export const toldNow = (notices: readonly Said[]): Notice[] =>
  notices.flatMap(({ notice, chosen, otherwise }) => ((chosen ?? otherwise) ? [notice] : []))

/**
 * The choices that lead from what is told now to what is wanted. A choice that only says what holds anyway is taken
 * back, so that a later change of the department's rule reaches the person.
 */
export function changesTo(notices: readonly Said[], wanted: readonly Notice[]): NoticeChoice[] {
  const on = new Set(wanted)
  return notices.flatMap(({ notice, chosen, otherwise }): NoticeChoice[] => {
    const isOn = on.has(notice)
    if (isOn === (chosen ?? otherwise)) return []
    return [{ notice, chosen: isOn === otherwise ? null : isOn }]
  })
}

/** Takes every own choice back. */
export const withoutChoices = (notices: readonly Said[]): NoticeChoice[] =>
  notices.flatMap(({ notice, chosen }) => (chosen === null ? [] : [{ notice, chosen: null }]))
