import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openList } from '../../../test/document-list.tsx'

test('asks the server what the address says, and shows it as a chip', async () => {
  const { urls } = openList(
    '/document/list?filters[0][column]=status&filters[0][match][status][in][0]=3&page=2',
  )
  await screen.findByRole('button', { name: /Elimină filtrul Stare: În lucru/ })
  expect(urls[0]).toContain('page=2')
  expect(urls[0]).toContain('filters[0][match][status][in]=3')
})

test('a filter is set by keyboard from the menu of its column and taken away again', async () => {
  const { urls, at } = openList('/document/list')
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
  const { at } = openList('/document/list')
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

test('the filter by register offers the main list first, the others under „Alte registre”', async () => {
  openList('/document/list?columns=number,register', {
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
  const { urls, at } = openList('/document/list')
  const user = userEvent.setup({ delay: null })
  const counts = await screen.findByRole('list', { name: 'Documente după stare' })
  await within(counts).findByRole('button', { name: 'Orice stare 4.527' })
  await user.click(within(counts).getByRole('button', { name: 'Soluționat 3.327' }))
  await waitFor(() => expect(urls.at(-1)).toContain('filters[0][match][status][in]=6'))
  await user.click(screen.getByRole('button', { name: 'Vizualizări' }))
  await user.click(await screen.findByText('Ale mele de azi'))
  await waitFor(() => expect(at()).toBe('/document/list?search=drum'))
})

test('a filter may say „me”, which means whoever looks', async () => {
  const { asked } = openList(
    '/document/list?filters[0][column]=registered_by&filters[0][match][registered_by][in]=me',
  )
  expect(await screen.findByRole('button', { name: /Elimină filtrul Înregistrat de: eu/ })).toBeTruthy()
  await screen.findByRole('link', { name: '004527' })
  expect(asked.filter((call) => call.includes('/options'))).toEqual([])
})

test('a filter that the list could not read is not set: what is wrong stands beside its field', async () => {
  const { at } = openList('/document/list')
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Filtrează Data' }))
  const form = await screen.findByRole('form', { name: 'Filtru: Data', hidden: true })
  const value = within(form).getByLabelText('Valoarea')
  // A phone offers letters too, because „azi+7” has some.
  expect(value.getAttribute('inputmode')).toBe('text')
  await user.type(value, '31.11.2026')
  await user.click(within(form).getByRole('button', { name: 'Aplică', hidden: true }))
  expect(await within(form).findByText(/Scrieți o zi care există/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(value))
  expect(at()).toBe('/document/list')
  await user.clear(within(form).getByLabelText('Valoarea'))
  await user.type(within(form).getByLabelText('Valoarea'), 'Azi + 7{Enter}')
  await waitFor(() => expect(at()).toContain('[registered_on][dateIs]=today+7'))
  expect(await screen.findByRole('button', { name: 'Elimină filtrul Data: azi+7' })).toBeTruthy()
})

test('a link with one filter that cannot be read keeps the others and says which was left out', async () => {
  const { urls } = openList(
    '/document/list?search=pod&filters[0][column]=status&filters[0][match][status][in]=3&filters[1][column]=deadline_on&filters[1][match][deadline_on][dateIs]=31.11.2026',
  )
  expect(await screen.findByText(/nu s-a putut citi: filtrul după Termen/)).toBeTruthy()
  await screen.findByRole('button', { name: /Elimină filtrul Stare: În lucru/ })
  expect(urls[0]).toContain('filters[0][match][status][in]=3')
  expect(urls[0]).toContain('search=pod')
})

test('a saved view with a filter that cannot be read says so, and shows the rest', async () => {
  const address = 'search=pod&filters[0][column]=pages&filters[0][match][pages][equals]=doi'
  const view = { id: 1, name: 'Poduri', address, group: null, by: 'Gina', own: true }
  const { at } = openList('/document/list', { 'GET /api/document_view/list': { body: [view] } })
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Vizualizări' }))
  await user.click(await screen.findByText('Poduri'))
  await waitFor(() => expect(at()).toBe('/document/list?search=pod'))
  expect((await screen.findAllByText(/nu s-a putut citi: filtrul după File/)).length).toBeGreaterThan(0)
})

test('a filter with more values than a list takes says so and is not set', async () => {
  const { at } = openList('/document/list')
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Filtrează Deponent' }))
  const form = await screen.findByRole('form', { name: 'Filtru: Deponent', hidden: true })
  await user.selectOptions(within(form).getByLabelText('Condiția'), 'in')
  await user.click(within(form).getByLabelText('Valoarea'))
  await user.paste(Array.from({ length: 101 }, (_, n) => `pop${n}`).join(','))
  await user.keyboard('{Enter}')
  expect((await within(form).findByRole('alert', { hidden: true })).textContent).toContain('cel mult 100')
  expect(at()).toBe('/document/list')
})

test('a saved view with a condition on a part of a CNP says that it was left out', async () => {
  const address = 'search=pod&filters[0][column]=issuer&filters[0][match][cnp][contains]=2710'
  const view = { id: 1, name: 'Poduri', address, group: null, by: 'Gina', own: true }
  const { at } = openList('/document/list', { 'GET /api/document_view/list': { body: [view] } })
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Vizualizări' }))
  await user.click(await screen.findByText('Poduri'))
  await waitFor(() => expect(at()).toBe('/document/list?search=pod'))
  expect((await screen.findAllByText(/CNP-ul se caută numai întreg/)).length).toBeGreaterThan(0)
})

test('a second end that was wrong goes with „între”, so that the filter can be set', async () => {
  const { at } = openList('/document/list')
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Filtrează Data' }))
  const form = await screen.findByRole('form', { name: 'Filtru: Data', hidden: true })
  await user.selectOptions(within(form).getByLabelText('Condiția'), 'between')
  const [from, to] = within(form).getAllByRole('textbox', { hidden: true })
  await user.type(from!, '1.11.2026')
  await user.type(to!, '31.11.2026')
  await user.selectOptions(within(form).getByLabelText('Condiția'), 'dateIs')
  await user.click(within(form).getByRole('button', { name: 'Aplică', hidden: true }))
  await waitFor(() => expect(at()).toContain('[registered_on][dateIs]=2026-11-01'))
})
