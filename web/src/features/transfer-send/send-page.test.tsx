import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { aDraft, aPaper, aRow } from '../../../test/transfers.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const legal = { id: 7, name: 'Juridic' }
const inTransfer = {
  code: 'in_transfer',
  text: 'Documentul se află deja într-o predare.',
  detail: 'B-0089/2026 · Juridic',
}
const papers = [aPaper(1), aPaper(2), aPaper(3, { department: legal }), aPaper(4, { why: inTransfer })]
const nothing = { drafts: [], open: [], returned: [] }

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  localStorage.setItem('hdoc-scan-sound', 'off')
})

function open(answers: Parameters<typeof standIn>[0]) {
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', 'transfer.create')) },
    'GET /api/transfer/to_send': {
      body: { group: { id: 1, name: 'Registratură' }, data: papers, total: 3, unused: [] },
    },
    'GET /api/transfer/drafts': { body: nothing },
    'GET /api/user_group/options': { body: [{ id: 3, name: 'Urbanism' }, legal] },
    'GET /api/user/options': { body: [] },
    ...answers,
  })
  const history = createMemoryHistory({ initialEntries: ['/document/send'] })
  render(<Providers application={createApplication({ history })} />)
  return history
}
const part = (name: string) => within(screen.getByRole('region', { name }))

test('papers stand by their department, blocked ones with their reason; a tick begins a draft for that department', async () => {
  const sent: unknown[] = []
  open({
    'POST /api/transfer/add': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: '', id: 93, data: aDraft([aRow(1)]) } }
    },
    'GET /api/transfer/get/93': { body: aDraft([aRow(1)]) },
  })
  const user = userEvent.setup({ delay: null })
  await screen.findByRole('region', { name: 'Juridic' })
  expect(part('Urbanism').getAllByRole('checkbox')).toHaveLength(2)
  expect(part('Nu se pot preda acum').queryByRole('checkbox')).toBeNull()
  expect(part('Nu se pot preda acum').getByText(/Documentul se află deja într-o predare/)).toBeTruthy()
  await user.click(part('Urbanism').getByRole('checkbox', { name: '004501' }))
  expect(sent).toEqual([{ document_ids: [1], to_group_id: 3, from_group_id: null }])
  expect(await screen.findByRole('region', { name: 'Ciornă de borderou' })).toBeTruthy()
  // Another department gets another sheet.
  expect(part('Juridic').getByText('alt primitor, alt borderou')).toBeTruthy()
})

test('sends the draft with its version, says what stays behind, and prints only if wanted', async () => {
  const sent: unknown[] = []
  const blocked = aRow(4, { why: inTransfer })
  const draft = aDraft([aRow(1), blocked])
  open({
    'GET /api/transfer/drafts': { body: { ...nothing, drafts: [draft] } },
    'GET /api/transfer/get/93': { body: draft },
    'POST /api/transfer/send': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: '', id: 93, data: { ...draft, number: 'B-0093/2026' } } }
    },
  })
  const user = userEvent.setup({ delay: null })
  const panel = within(await screen.findByRole('region', { name: 'Ciornă de borderou' }))
  expect(panel.getByText(/Documentul se află deja într-o predare/)).toBeTruthy()
  expect(panel.getByText(/Ce este oprit rămâne pe o ciornă/)).toBeTruthy()
  expect(panel.getByText('2 documente')).toBeTruthy()
  await user.click(panel.getByRole('checkbox', { name: 'Tipărește borderoul' }))
  await user.click(panel.getByRole('button', { name: /Trimite borderoul/ }))
  expect(await screen.findByText('Borderoul B-0093/2026 a fost trimis.')).toBeTruthy()
  expect(sent).toEqual([{ id: 93, version: 4 }])
  expect(document.getElementById('hdoc-print')).toBeNull()
})

test('an administrator hands over in the name of a department that is no longer in use', async () => {
  const asked: string[] = []
  const sent: unknown[] = []
  const unused = [{ id: 9, name: 'Agricol' }]
  open({
    'GET /api/transfer/to_send': ({ url }) => {
      asked.push(new URL(url, 'http://test').search)
      return url.includes('from_group_id=9')
        ? { body: { group: unused[0], data: [aPaper(8)], total: 1, unused } }
        : { body: { group: null, data: [], total: 0, unused } }
    },
    'POST /api/transfer/add': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: '', id: 93, data: aDraft([aRow(8)]) } }
    },
    'GET /api/transfer/get/93': { body: aDraft([aRow(8)]) },
  })
  const user = userEvent.setup({ delay: null })
  const field = await screen.findByRole('combobox', { name: 'În numele compartimentului' })
  await user.clear(field)
  await user.type(field, 'Agri{Enter}')
  await user.click(await screen.findByRole('checkbox', { name: '004508' }))
  await waitFor(() => expect(sent).toEqual([{ document_ids: [8], to_group_id: 3, from_group_id: 9 }]))
  expect(asked.at(-1)).toContain('from_group_id=9')
})

test('labels that are scanned while the first one begins a draft join it', async () => {
  const sent: unknown[] = []
  const draft = aDraft([aRow(1)])
  open({
    'GET /api/transfer/get/93': { body: draft },
    'POST /api/transfer/scan': ({ body }) => {
      const scan = JSON.parse(body ?? '') as { sheet_id: number | null }
      sent.push(scan)
      const n = sent.length
      const { number } = aPaper(n)
      const answer = { text: `Adăugat, al ${n}-lea.`, number, row_id: 10 + n, sheet_id: scan.sheet_id ?? 93 }
      return { body: { outcome: 'added', ...answer, data: draft } }
    },
  })
  const { promise: bothScanned, resolve: release } = Promise.withResolvers<void>()
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith('/api/transfer/scan')) await bothScanned
    return answering(url, init)
  })
  const user = userEvent.setup({ delay: null })
  await screen.findByRole('region', { name: 'Juridic' })
  await user.keyboard('{F2}')
  const field = screen.getByRole('textbox', { name: 'Scanați eticheta sau scrieți numărul' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('HD111156{Enter}HD121299{Enter}')
  release()
  expect(await screen.findByText(/Adăugat, al 2-lea\./)).toBeTruthy()
  expect(sent).toEqual([
    { code: 'HD111156', mode: 'prepare', sheet_id: null },
    { code: 'HD121299', mode: 'prepare', sheet_id: 93 },
  ])
})

test('of more papers than a sheet has room for the first ones are chosen, and the page says so', async () => {
  const sent: { document_ids: number[] }[] = []
  const draft = aDraft(Array.from({ length: 199 }, (_, n) => aRow(n + 1001)))
  const many = Array.from({ length: 201 }, (_, n) => aPaper(n + 1, { department: legal }))
  open({
    'GET /api/transfer/to_send': {
      body: {
        group: { id: 1, name: 'Registratură' },
        data: [aPaper(301), aPaper(302), ...many],
        total: 203,
        unused: [],
      },
    },
    'GET /api/transfer/drafts': { body: { ...nothing, drafts: [draft] } },
    'GET /api/transfer/get/93': { body: draft },
    'POST /api/transfer/add_rows': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: '', id: 93, data: draft } }
    },
    'POST /api/transfer/add': ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { body: { success: true, message: '', id: 93, data: draft } }
    },
  })
  const user = userEvent.setup({ delay: null })
  await screen.findByRole('region', { name: 'Ciornă de borderou' })
  expect(part('Juridic').getByText('cel mult 200 de documente pe un borderou')).toBeTruthy()
  await user.click(part('Urbanism').getByRole('button', { name: 'Alege primul document: Urbanism' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(
    part('Juridic').getByRole('button', { name: 'Începe cu primele 200 de documente: Juridic' }),
  )
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ document_ids }) => document_ids.length)).toEqual([1, 200])
})

test('what a reader types is put on the draft, and a refusal is said in words; F2 leads to the field', async () => {
  const sent: unknown[] = []
  const draft = aDraft([aRow(1)])
  open({
    'GET /api/transfer/drafts': { body: { ...nothing, drafts: [draft] } },
    'GET /api/transfer/get/93': { body: draft },
    'POST /api/transfer/scan': ({ body }) => {
      const { code } = JSON.parse(body ?? '') as { code: string }
      sent.push(JSON.parse(body ?? ''))
      const none = { row_id: null, sheet_id: null, data: null }
      if (code === 'HD111156')
        return { body: { outcome: 'added', text: 'Adăugat, al 2-lea.', number: '004502', ...none } }
      return { body: { outcome: 'foreign', text: 'Eticheta este a altei instituții.', number: '', ...none } }
    },
  })
  const user = userEvent.setup({ delay: null })
  await screen.findByRole('region', { name: 'Ciornă de borderou' })
  await user.keyboard('{F2}')
  const field = screen.getByRole('textbox', { name: 'Scanați eticheta sau scrieți numărul' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('HD111156{Enter}')
  expect(await screen.findByText(/Adăugat, al 2-lea\./)).toBeTruthy()
  await user.keyboard('HD121299{Enter}')
  expect(await screen.findByText(/Eticheta este a altei instituții\./)).toBeTruthy()
  expect(sent).toEqual([
    { code: 'HD111156', mode: 'prepare', sheet_id: 93 },
    { code: 'HD121299', mode: 'prepare', sheet_id: 93 },
  ])
  expect((field as HTMLInputElement).value).toBe('')
})
