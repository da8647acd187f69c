import type { ContactMessage } from '@hdoc/contract/contact/contact-messages.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { heading, openApplication } from '../../../test/application.tsx'
import { aPerson } from '../../../test/people.ts'

const message: ContactMessage = {
  id: 5,
  category: 'question',
  subject: 're: Programul',
  email: 'ana+x@mail.example',
  received_at: '2026-11-20T08:00:00Z',
  state: 'waiting',
  answered_at: null,
  answered_by: '',
  message: 'Până la ce oră?',
  language: 'ro',
  sent_at: '2026-11-20T07:55:00Z',
  mailed_to: '',
  version: 1,
  files: [{ id: 9, name: 'schița.pdf', mime: 'application/pdf', size: 2000 }],
}

test('a message is found in the list, read with its file, answered by e-mail and marked', async () => {
  let now = message
  const bodies: unknown[] = []
  openApplication('/mesaje-contact', aPerson({}, 'contact_message.view'), {
    'GET /api/contact_message/list/20': {
      body: {
        data: [{ ...message, files: 1 }],
        meta: { total: 1, from: 1, to: 1, current_page: 1, per_page: 20, last_page: 1 },
      },
    },
    'GET /api/contact_message/get/5': () => ({ body: now }),
    'POST /api/contact_message/mark': ({ body }: { body?: string | undefined }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      now = {
        ...message,
        state: 'answered',
        answered_by: 'Ana',
        answered_at: '2026-11-20T09:00:00Z',
        version: 2,
      }
      return { body: { success: true, message: '', id: 5, data: now } }
    },
  })
  await heading('Mesaje de pe portal')
  const user = userEvent.setup()
  await user.click((await screen.findAllByText('re: Programul'))[0]!)
  await heading('re: Programul')
  expect(screen.getByText('Până la ce oră?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'schița.pdf' }).getAttribute('href')).toBe(
    '/api/contact_message/file/9',
  )
  expect(screen.getByRole('link', { name: 'Răspunde prin e-mail' }).getAttribute('href')).toBe(
    'mailto:ana%2Bx%40mail.example?subject=Re%3A%20Programul',
  )
  await user.click(screen.getByRole('button', { name: 'Marchează ca răspuns' }))
  expect(await screen.findByRole('button', { name: 'Marchează ca fără răspuns' })).toBeTruthy()
  expect(bodies).toEqual([{ id: 5, answered: true, version: 1 }])
})
