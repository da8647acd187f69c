import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fullPage, list, openList } from '../../../test/document-list.tsx'
import { listedDocument } from '../../../test/listed-documents.ts'
import { refusal } from '../../../test/server.ts'

test('says how many records there are and marks the late one', async () => {
  openList('/document/list')
  expect(await screen.findByText('înregistrările 1–3 din 4.527')).toBeTruthy()
  const late = screen.getByRole('link', { name: '004526' }).closest('tr')
  expect(late?.hasAttribute('data-late')).toBe(true)
  expect(screen.getByRole('link', { name: '004527' }).closest('tr')?.hasAttribute('data-late')).toBe(false)
})

test('an order that needs a filter first says so where the rows would stand, and another order is chosen there', async () => {
  const sentence =
    'Filtrați întâi lista: după această coloană se pot ordona cel mult 10000 de rânduri, iar acum sunt 12345.'
  const { at } = openList('/document/list?sortBy=short_description&sortOrder=asc', {
    [list]: ({ url }) =>
      url.includes('short_description')
        ? refusal(422, 'SORT_TOO_MANY', sentence)
        : { body: fullPage([listedDocument(4527)]) },
  })
  await screen.findByText(sentence)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Data' }))
  expect(await screen.findByRole('link', { name: '004527' })).toBeTruthy()
  expect(at()).toContain('sortBy=registered_on')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('the address wins over what the session kept; without one the kept state comes back', async () => {
  sessionStorage.setItem('dt-session-state', JSON.stringify({ '7:document': 'search=pod' }))
  const { urls, at } = openList('/document/list')
  await screen.findByRole('link', { name: '004527' })
  expect(urls[0]).toContain('search=pod')
  await waitFor(() => expect(at()).toBe('/document/list?search=pod'))
  cleanup()
  const second = openList('/document/list?search=drum')
  await screen.findByRole('link', { name: '004527' })
  expect(second.urls[0]).toContain('search=drum')
})

test('who turns back before another page was drawn finds the kept state in the address', async () => {
  const { history, at } = openList('/document/list')
  await screen.findByRole('link', { name: '004527' })
  sessionStorage.setItem('dt-session-state', JSON.stringify({ '7:document': 'search=pod' }))
  await act(async () => history.push('/profile'))
  await act(async () => history.push('/document/list'))
  await waitFor(() => expect(at()).toBe('/document/list?search=pod'))
})

test('arrows move between the rows and Enter opens the document', async () => {
  const { at } = openList('/document/list')
  const user = userEvent.setup({ delay: null })
  const first = await screen.findByRole('link', { name: '004527' })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('004526')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).not.toContain('/document/list'))
})

test('what is chosen stays chosen on the next page, and goes with another question', async () => {
  openList('/document/list', {
    [list]: ({ url }) => ({
      body: fullPage(
        url.includes('page=2') ? [listedDocument(4507)] : [listedDocument(4527), listedDocument(4526)],
      ),
    }),
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
  const { at } = openList('/document/list?search=drum', { 'GET /api/document/get/4527': opened })
  sessionStorage.setItem('dt-session-state', JSON.stringify({ '7:document': 'search=drum' }))
  await userEvent.click(await screen.findByRole('link', { name: '004527' }))
  await waitFor(() => expect(at()).toContain('/document/4527'))
  await screen.findByText('Datele nu s-au putut încărca')
  expect(at()).toBe('/document/4527')
})

test('chosen columns are kept apart from the state', async () => {
  const { at } = openList('/document/list')
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Coloane' }))
  await user.click(await screen.findByLabelText('Număr extern'))
  expect(await screen.findByRole('columnheader', { name: /Număr extern/ })).toBeTruthy()
  expect(sessionStorage.getItem('dt-session-columns')).toContain('external_number')
  expect(at()).toContain('columns=')
})

test('a list that cannot be loaded says why and can be tried again', async () => {
  let calls = 0
  openList('/document/list', {
    [list]: () => {
      calls += 1
      return calls === 1
        ? refusal(500, 'INTERNAL', 'Operațiune eșuată.')
        : { body: fullPage([listedDocument(4527)]) }
    },
  })
  expect(await screen.findByText('Lista nu s-a putut încărca')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByRole('link', { name: '004527' })).toBeTruthy()
})

test('labels are offered for all that the list holds, over its pages, and refused above the bound', async () => {
  let total = 102
  openList('/document/list?search=drum', {
    'GET /api/document/list/100': ({ url }) => {
      const at = url.includes('page=2') ? 2 : 1
      const rows =
        at === 1
          ? Array.from({ length: 100 }, (_, n) => listedDocument(1000 - n))
          : [listedDocument(900), listedDocument(899)]
      return { body: { data: rows, meta: { ...fullPage(rows).meta, total, last_page: 2, per_page: 100 } } }
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
