import type { FoundDocument } from '@hdoc/contract/search/search.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const found = (id: number, issuer: string): FoundDocument => ({
  id,
  number: `00${id}`,
  further_numbers: [],
  registered_on: '2026-11-20',
  issuer: { id: 1, name: issuer },
  short_description: 'Cerere certificat de urbanism',
  status: { id: 3, name: 'În lucru', className: 'status-info', code: 'document_in_operation' },
  is_test: false,
  found_by: 'words',
})

function open() {
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', 'document.register')) },
    'GET /api/document/list/20': {
      body: { data: [], meta: { total: 0, from: 0, to: 0, current_page: 1, per_page: 20, last_page: 1 } },
    },
    'GET /api/document/counts': { body: [] },
    'GET /api/document_view/list': { body: [] },
    'POST /api/search/find': ({ body }) => ({
      body: {
        data: body?.includes('3543')
          ? [found(3543, 'Hameianu Ionuț'), found(13543, 'Hameianu Florentina')]
          : [found(3557, 'Țelinescu Alina')],
        more: false,
        corrected: false,
        cnp_refused: false,
      },
    }),
  })
  const history = createMemoryHistory({ initialEntries: ['/document/list'] })
  render(<Providers application={createApplication({ history })} />)
  return { at: () => decodeURIComponent(history.location.href) }
}

test('arrow down and Enter open a document of what stands in the search box, not of what stood there before', async () => {
  const { at } = open()
  const user = userEvent.setup({ delay: null })
  const box = await screen.findByRole('textbox', { name: 'Caută în documente' })
  await user.type(box, 'telinescu')
  await screen.findByText('003557')
  await user.clear(box)
  await user.type(box, '3543{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(at()).toBe('/document/13543'))
})

test('shortcuts of the page and of the search box do nothing while a dialog is open', async () => {
  const { at } = open()
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Vizualizări' }))
  await user.click(await screen.findByText('Salvează vizualizarea de acum'))
  const dialog = await screen.findByRole('dialog')
  dialog.querySelector('button')?.focus()
  await user.keyboard('n')
  expect(at()).toBe('/document/list')
  await user.keyboard('{Control>}k{/Control}')
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('n')
  await waitFor(() => expect(at()).toBe('/document/new'))
})
