import type { NoticeType } from '@hdoc/contract/notifications/notices.ts'
import type { EmailPace } from '@hdoc/contract/notifications/notification-choices.ts'

/** An account: its institution (0 = the platform's) and its id. */
export type Person = { readonly institutionId: number; readonly id: number }

/** What decides how a person is told. */
export type Recipient = Person & {
  turned_on: readonly string[]
  turned_off: readonly string[]
  email_pace: EmailPace
  /** What the person's departments say; a department that names nothing says nothing. */
  departments: readonly string[]
  phone: string
  device_ids: readonly number[]
}

/** The ways in which one notice reaches a person. */
export type Ways = Readonly<Record<NoticeType, boolean>>
