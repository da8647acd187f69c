import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { standIn } from '../../../../test/server.ts'
import { createApplication } from '../../../app/application.ts'
import { Providers } from '../../../app/providers.tsx'
import '../../../lib/languages/all-texts.ts'
import { document4512 } from '../../../../test/document.ts'
import { placeAtDesk } from '../../../../test/transfers.ts'

const types = [
  { id: 1, name: 'Cerere' },
  { id: 2, name: 'Factură' },
  { id: 3, name: 'Factură fiscală' },
]

async function openEdit() {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  const saved: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list')) },
    'GET /api/workcase/of_document/4512': { body: { cases: [], can: { open: true }, cannot: {} } },
    'GET /api/transfer/of_document/4512': { body: placeAtDesk },
    'GET /api/document/get/4512': { body: document4512 },
    'GET /api/doc_type/options': ({ url }) => {
      const query = new URL(url, 'http://localhost').searchParams
      const ids = query.get('ids')
      const q = query.get('q') ?? ''
      const hit = ({ id, name }: (typeof types)[number]) =>
        ids === null ? name.toLowerCase().includes(q.toLowerCase()) : ids === String(id)
      return { body: types.filter(hit) }
    },
    'POST /api/document/update': ({ body }) => {
      saved.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: 'Salvat.', id: 4512, data: document4512 } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/4512'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup()
  await user.click(await screen.findByText('Modifică'))
  const type = await screen.findByRole<HTMLInputElement>('combobox', { name: /Tip/ })
  await waitFor(() => expect(type.value).toBe('Cerere'))
  return { user, type, saved, go: (to: string) => history.push(to) }
}

test('typing and Enter choose the first type that matches, and send nothing yet', async () => {
  const { user, type, saved } = await openEdit()
  await user.click(type)
  await user.keyboard('factur{Enter}')
  await waitFor(() => expect(type.value).toBe('Factură'))
  expect(saved).toEqual([])
  expect(type.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(saved).toMatchObject([{ values: { doc_type_id: 2 } }]))
})

test('Enter on what does not exist keeps the list open and sends nothing', async () => {
  const { user, type, saved } = await openEdit()
  await user.click(type)
  await user.keyboard('bon fiscal{Enter}')
  expect(await screen.findByText('Nu s-au găsit rezultate')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(type.value).toBe('bon fiscal')
  expect(saved).toEqual([])
})

test('a type that does not match what was typed does not stand among the answers', async () => {
  const { user, type } = await openEdit()
  await user.click(type)
  await user.keyboard('factur')
  await waitFor(() => expect(document.querySelector('[data-combobox-selected]')?.textContent).toBe('Factură'))
  const shown = [...document.querySelectorAll('[data-combobox-option]')].map((one) => one.textContent)
  expect(shown).toEqual(['Factură', 'Factură fiscală'])
  await user.keyboard('{Enter}')
  expect(type.value).toBe('Factură')
})

test('saving without a change sends nothing and says so', async () => {
  const { user, saved } = await openEdit()
  await user.click(screen.getByRole('button', { name: /^Salvează/ }))
  expect(await screen.findByText('Nimic de salvat: nu ați schimbat nimic.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved).toEqual([])
})

test('Ctrl+S saves nothing while another dialog lies over the form', async () => {
  const { user, type, saved, go } = await openEdit()
  await user.click(type)
  await user.keyboard('factur{Enter}')
  await waitFor(() => expect(type.value).toBe('Factură'))
  go('/profile')
  const stay = await screen.findByRole('button', { name: 'Rămân' })
  await user.keyboard('{Control>}s{/Control}')
  await user.click(stay)
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(saved).toEqual([])
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('a date that is still being typed is saved by Ctrl+S, and asked about before the dialog is left', async () => {
  const { user, saved } = await openEdit()
  const day = screen.getByRole('textbox', { name: 'Data externă' })
  await user.type(day, '5.6.2026')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Rămân' }))
  await user.click(day)
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(saved).toMatchObject([{ values: { external_date: '2026-06-05' } }]))
})

test('a text that is no day is refused at its field, not left out', async () => {
  const { user, saved } = await openEdit()
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Data externă' })
  await user.type(day, '5')
  await user.tab()
  expect(day.value).toBe('5')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'))
  expect(saved).toEqual([])
})
