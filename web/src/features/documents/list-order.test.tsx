import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

test('an order refused for too many rows says so, and leads back to the usual one', async () => {
  const sentence = 'Filtrați întâi lista: se pot ordona cel mult 10.000 de rânduri.'
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/document/list/20': ({ url }) =>
      url.includes('sortBy=doc_type')
        ? refusal(422, 'SORT_TOO_MANY', sentence)
        : {
            body: {
              data: [],
              meta: { total: 0, from: 0, to: 0, current_page: 1, per_page: 20, last_page: 1 },
            },
          },
    'GET /api/document/counts': { body: [] },
    'GET /api/document_view/list': { body: [] },
  })
  const history = createMemoryHistory({
    initialEntries: ['/document/list?sortBy=doc_type&sortOrder=asc&search=gard'],
  })
  render(<Providers application={createApplication({ history })} />)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Înapoi la ordinea obișnuită' }))
  expect(await screen.findByText('Nu s-au găsit rezultate')).toBeTruthy()
  expect(history.location.href).toBe('/document/list?search=gard')
})
