import type { DocumentLink } from '@hdoc/contract/documents/parts/document-links.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { standIn } from '../../../../test/server.ts'
import { createApplication } from '../../../app/application.ts'
import { Providers } from '../../../app/providers.tsx'
import '../../../lib/languages/all-texts.ts'
import { document4512 } from '../../../../test/document.ts'
import { placeAtDesk } from '../../../../test/transfers.ts'

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

test('connected documents and those one may connect bear their further numbers and the mark of a test', async () => {
  const other: DocumentLink['document'] = {
    id: 3545,
    number: '003545',
    further_numbers: [{ register: 'Registrul petițiilor', register_number: 'P-0001' }],
    registered_on: '2026-11-21',
    issuer: null,
    short_description: 'Gropi pe strada Teilor',
    status: document4512.status,
    is_test: true,
  }
  const link: DocumentLink = {
    id: 1,
    kind: 'answers',
    direction: 'from',
    by: 'Gina Liliacu',
    at: '2026-11-21T08:00:00Z',
    document: other,
  }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': { body: document4512 },
    'GET /api/document_link/list/4512': { body: [link] },
    'GET /api/document/list/10': { body: { data: [{ ...document4512, ...other }], meta: { total: 1 } } },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/4512'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Conexiuni/ }))
  const named = await screen.findByText('003545 (P-0001)')
  expect(named.closest('li')?.textContent).toContain('Test')
  await user.click(screen.getByText('Conectează un document'))
  await user.type(await screen.findByLabelText(/Documentul/, { selector: 'input' }), 'P-0001')
  expect(await screen.findByText('003545 / 21.11.2026 · (P-0001) · Gropi pe strada Teilor')).toBeTruthy()
})
