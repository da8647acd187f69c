import type { English } from '../english.ts'
import type { outbox as romanian } from '../ro/outbox.ts'

export const outbox: English<typeof romanian> = {
  title: 'Sent messages',
  daily: 'Daily summary',
  tried_one: '{{figure}} try',
  tried_other: '{{figure}} tries',
  last_tried: 'the last at {{time}}',
  leaves: 'leaves after {{time}}',
  retry: 'Send again',
  retried_one: 'One message is being sent again.',
  retried_other: '{{figure}} messages are being sent again.',
  open: 'Messages that have not left',
  open_reason: '{{channel}}: {{reason}}',
  open_retry: 'Try again: {{reason}}',
  all_sent: 'All messages have left.',
  not_set_up: 'No server to send by: {{channels}}. Their messages wait here until it is set up.',
  empty: 'No messages',
  empty_text:
    'E-mails, text messages and push notifications about documents appear here, with what became of each.',
}
