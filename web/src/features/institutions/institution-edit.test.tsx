import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aClient } from '../../../test/clients.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

test('what is changed of an institution is sent alone, and its page shows what was saved', async () => {
  const sent: unknown[] = []
  let now = aClient
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1, hdoc_id: 0 })) },
    'GET /api/hdoc_company/get/5': () => ({ body: now }),
    'GET /api/company/options': { body: [] },
    'GET /api/place/counties': { body: [] },
    'POST /api/hdoc_company/update': ({ body }) => {
      sent.push(JSON.parse(body ?? 'null'))
      now = { ...now, contract_number: 'HD-7', version: 2 }
      return { body: { success: true, message: 'Salvat.', id: 5, data: now } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/hdoc-company/edit/5'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  expect(await screen.findByDisplayValue('Comuna Dealu Florilor')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Număr/), 'HD-7')
  await user.click(screen.getByRole('button', { name: 'Salvează' }))
  await waitFor(() => expect(history.location.pathname).toBe('/hdoc-company/5'))
  expect(sent).toEqual([{ id: 5, values: { contract_number: 'HD-7' }, version: 1 }])
  expect(await screen.findByText('HD-7')).toBeTruthy()
})
