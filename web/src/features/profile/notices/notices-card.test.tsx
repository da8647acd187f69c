import type { Notice } from '@hdoc/contract/notifications/notices.ts'
import { noticeActionLabels, noticeTypeLabels } from '@hdoc/contract/notifications/notices.ts'
import type { NotificationChoices } from '@hdoc/contract/notifications/notification-choices.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { gina, openApplication } from '../../../../test/application.tsx'
import { profileOfGina } from '../../../../test/profile.ts'
import { type Reply, refusal } from '../../../../test/server.ts'

const told: Notice[] = ['new_task.email', 'doc_sign.email', 'doc_accept.email']
const begun: NotificationChoices = {
  notices: told.map((notice) => ({ notice, chosen: null, otherwise: false, said_by: 'standard' })),
  email_pace: 'at_once',
  digest_hour: 8,
  version: 1,
  email: { address: 'gina@dealuflorilor.test', delivers: true },
  sms: { phone: '', delivers: false },
  push: { devices: [] },
}
const sentChoices = z.object({
  version: z.number(),
  values: z.object({ notices: z.array(z.object({ notice: z.string(), chosen: z.boolean().nullable() })) }),
})

/** The own choices on a server that refuses an older version, and any change once it `refuses`. */
async function openChoices(refuses = false) {
  let held = begun
  const saved: string[][] = []
  openApplication('/profile', gina, {
    'GET /api/profile/get': { body: profileOfGina },
    'GET /api/profile/sessions': { body: [] },
    'GET /api/profile/activity': { body: [] },
    'GET /api/notification_choice/get': () => ({ body: held }),
    'POST /api/notification_choice/update': ({ body }): Reply => {
      const { version, values } = sentChoices.parse(JSON.parse(body ?? ''))
      if (refuses || version !== held.version) return refusal(409, 'STALE_VERSION', 'Altcineva a modificat.')
      saved.push(values.notices.map(({ notice }) => notice))
      const chosen = new Map(values.notices.map((one) => [one.notice, one.chosen]))
      const notices = held.notices.map((one) => ({ ...one, chosen: chosen.get(one.notice) ?? one.chosen }))
      held = { ...held, notices, version: version + 1 }
      return { body: { success: true, message: 'Salvat.', data: held } }
    },
  })
  const box = (action: keyof typeof noticeActionLabels) =>
    screen.getByRole<HTMLInputElement>('checkbox', {
      name: (name) =>
        name.includes(noticeActionLabels[action].ro) && name.includes(noticeTypeLabels.email.ro),
    })
  await waitFor(() => box('new_task'))
  return { box, saved }
}

test('what is ticked while a choice is being saved is saved after it', async () => {
  const { box, saved } = await openChoices()
  fireEvent.click(box('new_task'))
  fireEvent.click(box('doc_sign'))
  fireEvent.click(box('doc_accept'))
  expect([box('new_task'), box('doc_sign'), box('doc_accept')].map(({ checked }) => checked)).toEqual([
    true,
    true,
    true,
  ])
  await waitFor(() => expect(saved).toEqual([['new_task.email'], ['doc_sign.email', 'doc_accept.email']]))
  await waitFor(() => expect(box('doc_accept').checked).toBe(true))
})

test('a choice that was not saved is not shown as if it were', async () => {
  const { box } = await openChoices(true)
  fireEvent.click(box('new_task'))
  await waitFor(() => expect(box('new_task').checked).toBe(false))
})
