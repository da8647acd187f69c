import type { ScanInbox } from '@hdoc/contract/scans/scans.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const inbox: ScanInbox = {
  data: [
    {
      id: 4,
      name: '004 fără.pdf',
      source: 'folder',
      sent_by: '',
      arrived_at: '2026-11-21T13:43:00Z',
      state: 'waiting',
      size: 9000,
      pages: 2,
      has_thumbnail: false,
      note: '',
      preview: 'pdf',
      taken_by: '',
      discarded: null,
    },
  ],
  meta: { page: 1, more: false },
  counts: { waiting: 1, reading: 0, discarded: 0 },
  refused: [],
  folder: { path: '', name: '', can_change: false },
}
const sentence = 'Scanarea „004 fără.pdf” a fost atașată între timp de Gina Liliacu la documentul 003511.'

test('a scan that a colleague has used meanwhile: the dialog says so, closes, and the scan leaves the list', async () => {
  let isGone = false
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.register', 'document.list')) },
    'GET /api/scan/list': () => ({ body: isGone ? { ...inbox, data: [] } : inbox }),
    'POST /api/scan/discard': () => {
      isGone = true
      return refusal(409, 'SCAN_ATTACHED', sentence)
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/scan-inbox'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Aruncă: 004 fără.pdf' }))
  await user.type(await screen.findByLabelText(/Motiv/), 'Pagină goală')
  await user.keyboard('{Control>}s{/Control}')
  const told = await screen.findByRole('dialog', { name: 'Operațiune eșuată' })
  expect(within(told).getByText(sentence)).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText(/Motiv/)).toBeNull())
  await screen.findByText('Nicio scanare în așteptare')
})

test('the last scan of a later page goes: the page before is shown, not that nothing waits', async () => {
  let isGone = false
  const firstPage = [{ ...inbox.data[0]!, id: 3, name: '003 de pe prima pagină.pdf' }]
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.register', 'document.list')) },
    'GET /api/scan/list': ({ url }) => {
      const page = Number(new URLSearchParams(url.split('?')[1]).get('page') ?? 1)
      const data = page === 1 ? firstPage : isGone ? [] : inbox.data
      const counts = { ...inbox.counts, waiting: isGone ? 24 : 25 }
      return { body: { ...inbox, data, meta: { page, more: page === 1 && !isGone }, counts } }
    },
    'POST /api/scan/discard': () => {
      isGone = true
      return { body: { success: true, message: 'Operațiune efectuată.' } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/scan-inbox'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Mai vechi' }))
  await user.click(await screen.findByRole('button', { name: 'Aruncă: 004 fără.pdf' }))
  await user.type(await screen.findByLabelText(/Motiv/), 'Pagină goală')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('003 de pe prima pagină.pdf')
  expect(screen.queryByText('Nicio scanare în așteptare')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mai vechi' })).toBeNull())
})

const found = {
  id: 7,
  number: '003511',
  further_numbers: [],
  registered_on: '2026-11-20',
  issuer: null,
  short_description: 'Cerere',
}

test('attached again after its answer was lost, the same scan goes to the same document and is done', async () => {
  const sent: string[] = []
  const { asked } = standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.register', 'document.list')) },
    'GET /api/scan/list': { body: inbox },
    'POST /api/search/find': { body: { data: [found], more: false, corrected: false, cnp_refused: false } },
    'GET /api/document/options': { body: [{ id: 7, name: '003511 / 20.11.2026' }] },
    'POST /api/scan/take': { body: { data: [{ id: 81, name: '004 fără.pdf', size: 9000 }] } },
    'POST /api/document/attach': ({ body }) => {
      sent.push(body ?? '')
      if (sent.length === 1) throw new TypeError('connection lost')
      return { body: { success: true, message: 'Salvat.', id: 7, data: {} } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/document/scan-inbox'] })
  render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByText('Atașează'))
  await user.type(await screen.findByRole('combobox', { name: /Document/ }), '3511')
  await user.click(await screen.findByText(/^003511/))
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Nu există legătură cu serverul. Verificați rețeaua și încercați din nou.')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
  expect(asked.filter((one) => one === 'POST /api/scan/take')).toHaveLength(1)
  expect(asked).not.toContain('POST /api/file/discard')
})
