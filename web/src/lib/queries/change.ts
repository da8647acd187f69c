import type { LiveWord } from '@hdoc/contract/live/live-words.ts'

/** What may change, in the words of the domain. */
export type Changed =
  | LiveWord
  | 'registration_template.changed'
  | 'report.changed'
  | 'report.facts_changed'
  | 'trail.checked'
  | 'trail.signed'
  | 'notification_choice.changed'
  | 'push_device.changed'
  | 'notification_delivery.changed'
  /** Who acts, in which institution or in which language: no answer holds any longer. */
  | 'everything'

/** One change; without `id` it may be any record of its kind. */
export type Change = { what: Changed; id?: number }
