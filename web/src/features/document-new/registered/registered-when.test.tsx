import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openRegistration, registered, write } from '../../../../test/registration.tsx'
import '../../../lib/languages/all-texts.ts'

test.each([
  ['its hour beside the day', '2026-11-20T08:43:00Z', 'din 20.11.2026, ora 10:43 · Registru general'],
  ['no hour beside the day of a reservation', '2026-11-27T08:43:00Z', 'din 20.11.2026 · Registru general'],
])('a registered document says %s', async (_, registered_at, said) => {
  openRegistration({
    'POST /api/document/add': { body: { ...registered, data: { ...registered.data, registered_at } } },
  })
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(screen.getByText('20.11.2026').parentElement?.textContent).toBe(said)
})
