import { noticeActions } from '@hdoc/contract/notifications/notices.ts'
import { pushMessage } from '@hdoc/contract/notifications/notification-choices.ts'
import { expect, it } from 'vitest'
import { messageOf } from './send-push.ts'

it.each(noticeActions)('%s names neither a person nor a document on a locked screen', (action) => {
  const told = messageOf(
    {
      id: 7,
      action,
      text: 'document_assigned',
      values: { by: 'Popescu Ion' },
      kind: 'document',
      subject_id: 12,
      number: 'RG-4527',
    },
    'ro',
  )
  expect(pushMessage.parse(told)).toEqual(told)
  expect([told.title, told.body].join(' ')).not.toMatch(/Popescu|4527|12/)
  expect(told).toMatchObject({ tag: 'notice-7', url: '#/document/12' })
})
