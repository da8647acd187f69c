import type { DocumentListRow } from '@hdoc/contract/documents/documents.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { aPerson, statusFor } from '../../app/test-people.ts'
import { type Replies, refusal, standIn } from '../../app/test-server.ts'
import '../../lib/all-texts.ts'

const row = (id: number, more: Partial<DocumentListRow> = {}): DocumentListRow => ({
  id,
  number: `00${id}`,
  further_numbers: id === 1 ? [{ register: 'Registrul petițiilor', register_number: 'P-0031' }] : [],
  registered_on: '2026-11-20',
  registered_at: '2026-11-20T08:00:00Z',
  category: 'intrare',
  register: { id: 1, name: 'Registru general', code: 'RG' },
  doc_type: { id: 1, name: 'Cerere' },
  issuer: { id: 1, name: 'Grădinaru Ilie' },
  short_description: 'Cerere certificat de urbanism',
  status: { id: 3, name: 'În lucru', className: 'status-info', code: 'document_in_operation' },
  deadline_on: null,
  access_level: 'institution',
  pages: 1,
  annexes: 0,
  external_number: '',
  external_date: null,
  group: null,
  registered_by: 'Gina Liliacu',
  is_test: false,
  physical_form: '',
  location: '',
  additional_info: '',
  ...more,
})
const page = (rows: DocumentListRow[]) => ({
  data: rows,
  meta: { total: 4527, from: 1, to: rows.length, current_page: 1, per_page: 20, last_page: 227 },
})
const list = 'GET /api/document/list/20'

function open(address: string, more: Replies = {}) {
  const urls: string[] = []
  const { asked } = standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.list', 'document.register')) },
    [list]: ({ url }) => {
      urls.push(decodeURIComponent(url))
      return { body: page([row(4527), row(4526, { deadline_on: '2020-01-01' }), row(4525)]) }
    },
    'GET /api/document/counts': {
      body: [
        { status: 3, documents: 1200 },
        { status: 6, documents: 3327 },
      ],
    },
    'GET /api/document_view/list': {
      body: [
        {
          id: 2,
          name: 'Restante',
          address: 'search=pod',
          group: { id: 3, name: 'Urbanism' },
          by: 'Gina',
          own: true,
        },
        { id: 1, name: 'Ale mele de azi', address: 'search=drum', group: null, by: 'Gina', own: true },
      ],
    },
    'GET /api/document/get/4526': refusal(404, 'NOT_FOUND', 'Înregistrarea nu a fost găsită.'),
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<Providers application={createApplication({ history })} />)
  return { urls, asked, at: () => decodeURIComponent(history.location.href) }
}

test('says how many records there are and marks the late one', async () => {
  open('/document/list')
  expect(await screen.findByText('înregistrările 1–3 din 4.527')).toBeTruthy()
  const late = screen.getByRole('link', { name: '004526' }).closest('tr')
  expect(late?.hasAttribute('data-late')).toBe(true)
  expect(screen.getByRole('link', { name: '004527' }).closest('tr')?.hasAttribute('data-late')).toBe(false)
})

test('an order that needs a filter first says so where the rows would stand, and another order is chosen there', async () => {
  const sentence =
    'Filtrați întâi lista: după această coloană se pot ordona cel mult 10000 de rânduri, iar acum sunt 12345.'
  const { at } = open('/document/list?sortBy=short_description&sortOrder=asc', {
    [list]: ({ url }) =>
      url.includes('short_description')
        ? refusal(422, 'SORT_TOO_MANY', sentence)
        : { body: page([row(4527)]) },
  })
  await screen.findByText(sentence)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Data' }))
  expect(await screen.findByRole('link', { name: '004527' })).toBeTruthy()
  expect(at()).toContain('sortBy=registered_on')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('asks the server what the address says, and shows it as a chip', async () => {
  const { urls } = open('/document/list?filters[0][column]=status&filters[0][match][status][in][0]=3&page=2')
  await screen.findByRole('button', { name: /Elimină filtrul Stare: În lucru/ })
  expect(urls[0]).toContain('page=2')
  expect(urls[0]).toContain('filters[0][match][status][in]=3')
})

test('the address wins over what the session kept; without one the kept state comes back', async () => {
  sessionStorage.setItem('dt-session-state', JSON.stringify({ '7:document': 'search=pod' }))
  const { urls, at } = open('/document/list')
  await screen.findByRole('link', { name: '004527' })
  expect(urls[0]).toContain('search=pod')
  await waitFor(() => expect(at()).toBe('/document/list?search=pod'))
  cleanup()
  const second = open('/document/list?search=drum')
  await screen.findByRole('link', { name: '004527' })
  expect(second.urls[0]).toContain('search=drum')
})

test('a filter is set by keyboard from the menu of its column and taken away again', async () => {
  const { urls, at } = open('/document/list')
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Filtrează Deponent' }))
  const form = await screen.findByRole('form', { name: 'Filtru: Deponent', hidden: true })
  await user.selectOptions(within(form).getByLabelText('Condiția'), 'startsWith')
  await user.type(within(form).getByLabelText('Valoarea'), 'narcisa{Enter}')
  await waitFor(() => expect(at()).toContain('filters[0][match][issuer][startsWith]=narcisa'))
  await waitFor(() => expect(urls.at(-1)).toContain('filters[0][match][issuer][startsWith]=narcisa'))
  expect(sessionStorage.getItem('dt-session-state')).toContain('narcisa')
  await user.click(await screen.findByRole('button', { name: 'Șterge filtrele' }))
  await waitFor(() => expect(at()).toBe('/document/list'))
})

test('two conditions on one column are joined by or', async () => {
  const { at } = open('/document/list')
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Filtrează Conținut pe scurt' }))
  const form = await screen.findByRole('form', { name: 'Filtru: Conținut pe scurt', hidden: true })
  await user.click(within(form).getByRole('button', { name: 'condiție', hidden: true }))
  const [first, second] = within(form).getAllByLabelText('Valoarea')
  await user.type(first!, 'drum')
  await user.type(second!, 'pod')
  await user.click(within(form).getByLabelText('sau'))
  await user.click(within(form).getByRole('button', { name: 'Aplică', hidden: true }))
  await waitFor(() => expect(at()).toContain('filters[0][operator]=or'))
  expect(at()).toContain('[contains][0]=drum')
  expect(at()).toContain('[contains][1]=pod')
})

test('arrows move between the rows and Enter opens the document', async () => {
  const { at } = open('/document/list')
  const user = userEvent.setup({ delay: null })
  const first = await screen.findByRole('link', { name: '004527' })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('004526')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).not.toContain('/document/list'))
})

test('what is chosen stays chosen on the next page, and goes with another question', async () => {
  open('/document/list', {
    [list]: ({ url }) => ({ body: page(url.includes('page=2') ? [row(4507)] : [row(4527), row(4526)]) }),
  })
  const user = userEvent.setup({ delay: null })
  const choose = async (number: string) =>
    user.click(
      within((await screen.findByRole('link', { name: number })).closest('tr')!).getByRole('checkbox'),
    )
  await choose('004527')
  await user.click(screen.getByRole('button', { name: 'Pagina 2' }))
  await choose('004507')
  const bar = screen.getByRole('toolbar', { name: /alese/ })
  expect(within(bar).getByRole('status').textContent).toBe('2 rânduri alese (din care 1 pe alte pagini)')
  await user.click(screen.getByRole('button', { name: /^În lucru/ }))
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: /alese|ales/ })).toBeNull())
})

test('the kept state of the list does not follow to the document', async () => {
  const opened = { status: 500, body: { success: false, code: 'INTERNAL', message: 'Operațiune eșuată.' } }
  const { at } = open('/document/list?search=drum', { 'GET /api/document/get/4527': opened })
  sessionStorage.setItem('dt-session-state', JSON.stringify({ '7:document': 'search=drum' }))
  await userEvent.click(await screen.findByRole('link', { name: '004527' }))
  await waitFor(() => expect(at()).toContain('/document/4527'))
  await screen.findByText('Datele nu s-au putut încărca')
  expect(at()).toBe('/document/4527')
})

test('chosen columns are kept apart from the state', async () => {
  const { at } = open('/document/list')
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Coloane' }))
  await user.click(await screen.findByLabelText('Număr extern'))
  expect(await screen.findByRole('columnheader', { name: /Număr extern/ })).toBeTruthy()
  expect(sessionStorage.getItem('dt-session-columns')).toContain('external_number')
  expect(at()).toContain('columns=')
})

test('a list that cannot be loaded says why and can be tried again', async () => {
  let calls = 0
  open('/document/list', {
    [list]: () => {
      calls += 1
      return calls === 1 ? refusal(500, 'INTERNAL', 'Operațiune eșuată.') : { body: page([row(4527)]) }
    },
  })
  expect(await screen.findByText('Lista nu s-a putut încărca')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByRole('link', { name: '004527' })).toBeTruthy()
})

test('the filter by register offers the main list first, the others under „Alte registre”', async () => {
  open('/document/list?columns=number,register', {
    'GET /api/register/options': {
      body: [
        { id: 4, name: 'Petiții', aside: false },
        { id: 2, name: 'Arhivă veche', aside: true },
        { id: 9, name: 'Registru general', aside: false },
      ],
    },
  })
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Filtrează Registru' }))
  const group = await screen.findByRole('group', { name: 'Alte registre', hidden: true })
  expect(within(group).getByRole('checkbox', { name: 'Arhivă veche', hidden: true })).toBeTruthy()
  const form = screen.getByRole('form', { name: 'Filtru: Registru', hidden: true })
  expect(form.textContent).toMatch(/PetițiiRegistru generalAlte registreArhivă veche/)
})

test('the counts by status filter the list, and a saved view sets it', async () => {
  const { urls, at } = open('/document/list')
  const user = userEvent.setup({ delay: null })
  const counts = await screen.findByRole('list', { name: 'Documente după stare' })
  await within(counts).findByRole('button', { name: 'Toate 4.527' })
  await user.click(within(counts).getByRole('button', { name: 'Soluționat 3.327' }))
  await waitFor(() => expect(urls.at(-1)).toContain('filters[0][match][status][in]=6'))
  await user.click(screen.getByRole('button', { name: 'Vizualizări' }))
  await user.click(await screen.findByText('Ale mele de azi'))
  await waitFor(() => expect(at()).toBe('/document/list?search=drum'))
})

test('a filter may say „me”, which means whoever looks', async () => {
  const { asked } = open(
    '/document/list?filters[0][column]=registered_by&filters[0][match][registered_by][in]=me',
  )
  expect(await screen.findByRole('button', { name: /Elimină filtrul Înregistrat de: eu/ })).toBeTruthy()
  await screen.findByRole('link', { name: '004527' })
  expect(asked.filter((call) => call.includes('/options'))).toEqual([])
})

test('a view is deleted only when that was confirmed', async () => {
  const { asked } = open('/document/list', {
    'DELETE /api/document_view/delete/2': { body: { success: true, message: 'Șters.' } },
  })
  const user = userEvent.setup({ delay: null })
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Vizualizări' }))
    await user.click(
      await screen.findByRole('menuitem', { name: 'Șterge vizualizarea Restante', hidden: true }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Șterge vizualizarea Restante' })
    await within(dialog).findByText(/O folosește tot compartimentul Urbanism/)
    return dialog
  }
  await user.click(within(await remove()).getByRole('button', { name: 'Renunță' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).not.toContain('DELETE /api/document_view/delete/2')
  await user.click(within(await remove()).getByRole('button', { name: 'Șterge vizualizarea' }))
  await waitFor(() => expect(asked).toContain('DELETE /api/document_view/delete/2'))
})

test('the owner renames a view and no longer shares it, and what it shows stays', async () => {
  const bodies: unknown[] = []
  open('/document/list', {
    'POST /api/document_view/update': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      const data = { id: 2, name: 'Întârziate', address: 'search=pod', group: null, by: 'Gina', own: true }
      return { body: { success: true, message: 'Salvat.', id: 2, data } }
    },
  })
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Vizualizări' }))
  await user.click(
    await screen.findByRole('menuitem', { name: 'Modifică vizualizarea Restante', hidden: true }),
  )
  const name = await screen.findByLabelText(/Denumire/)
  await user.clear(name)
  await user.type(name, 'Întârziate')
  await user.click(screen.getByLabelText(/O folosește tot compartimentul Urbanism/))
  await user.click(screen.getByRole('button', { name: /Salvează/ }))
  await waitFor(() =>
    expect(bodies).toEqual([{ id: 2, name: 'Întârziate', address: 'search=pod', shared: false }]),
  )
})

test('labels are offered for all that the list holds, over its pages, and refused above the bound', async () => {
  let total = 102
  open('/document/list?search=drum', {
    'GET /api/document/list/100': ({ url }) => {
      const at = url.includes('page=2') ? 2 : 1
      const rows = at === 1 ? Array.from({ length: 100 }, (_, n) => row(1000 - n)) : [row(900), row(899)]
      return { body: { data: rows, meta: { ...page(rows).meta, total, last_page: 2, per_page: 100 } } }
    },
    'GET /api/print/options': {
      body: {
        labels: [{ name: '57 × 32 mm', width_mm: 57, height_mm: 32, per_sheet: null }],
        receipt_paper: 'a4',
        stamp_corner: 'top_right',
      },
    },
  })
  const user = userEvent.setup({ delay: null })
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Mai multe deodată' }))
    await user.click(await screen.findByText('Etichete pentru toate documentele din listă'))
  }
  await ask()
  expect(await screen.findByRole('dialog', { name: /102/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Renunță' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  total = 501
  await ask()
  expect(
    await screen.findByText(/Lista are 501 documente; se tipăresc cel mult 500 de etichete/),
  ).toBeTruthy()
})
