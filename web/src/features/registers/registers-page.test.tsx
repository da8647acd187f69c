import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { edit, field, listed, openRegisters, register } from '../../../test/registers.tsx'
import { today } from '../../lib/format/clock.ts'

test('the pattern shows the next three numbers while it is written', async () => {
  openRegisters()
  const user = userEvent.setup({ delay: null })
  await edit(user)
  expect(screen.getByText(/# = o cifră a contorului; \{YYYY\}/)).toBeTruthy()
  const year = today().slice(0, 4)
  expect(screen.getByText(`Vor urma: P-0032/${year}, P-0033/${year}, P-0034/${year}`)).toBeTruthy()
  await user.clear(field('pattern'))
  await user.type(field('pattern'), 'Q')
  expect(screen.getByText('Modelul trebuie să conțină contorul, de exemplu ####.')).toBeTruthy()
  await user.type(field('pattern'), '-##')
  expect(screen.getByText('Vor urma: Q-32, Q-33, Q-34')).toBeTruthy()
  const last = screen.getByLabelText(/Ultimul număr permis/)
  await user.type(last, '33')
  expect(screen.getByText('Vor urma: Q-32, Q-33')).toBeTruthy()
  await user.clear(last)
  await user.type(last, '31')
  expect(screen.getByText('Serie completă: nu mai are numere')).toBeTruthy()
})

test('a closed register and a daily one are said to be so in the list', async () => {
  const meant = { ...register, closed: true, daily: true }
  openRegisters({ 'GET /api/register/list/20': listed(meant) })
  const row = (await screen.findByText('PET')).closest('tr')
  expect(row?.textContent).toContain('Închis Registru de petiții')
  expect(row?.textContent).toContain('Zilnică')
  expect(row?.textContent).not.toContain('P-0032/2026')
})

test('only what changed is sent, with the version that was read', async () => {
  const { bodies } = openRegisters()
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.clear(field('name'))
  await user.type(field('name'), 'Petiții')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(bodies).toEqual([{ id: 4, values: { name: 'Petiții' }, version: 5 }]))
  await waitFor(() => expect(document.querySelector('[data-path="name"]')).toBeNull())
})

test('closing with unsaved changes asks first', async () => {
  openRegisters()
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.type(field('name'), ' nou')
  await user.click(screen.getByText('Renunță'))
  expect(await screen.findByText('Aveți modificări nesalvate.')).toBeTruthy()
  await user.click(screen.getByText('Rămân'))
  expect(field('name').value).toBe('Registru de petiții nou')
  await user.click(screen.getByText('Renunță'))
  await user.click(await screen.findByText('Renunț la modificări'))
  await waitFor(() => expect(document.querySelector('[data-path="name"]')).toBeNull())
})

test('the book of a register is asked for from its row', async () => {
  openRegisters({ 'GET /api/register_book/list/4': { body: { today: today(), books: [] } } })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cartea registrului „Registru de petiții”' }),
  )
  expect(await screen.findByText('Pregătește cartea')).toBeTruthy()
  expect(screen.queryByText('Modifică registrul „Registru de petiții”')).toBeNull()
})

test('a register of history says whose it is, what its numbers lack, and offers neither closing nor numbers', async () => {
  const history = {
    ...register,
    closed: true,
    history_of: 9,
    history_of_name: 'Registrul general',
    next_sample: '',
  }
  openRegisters({
    'GET /api/register/list/20': listed(history),
    'GET /api/register/history/4': {
      body: [{ series: '2019', documents: 410, first: '1', last: '415', missing: 7, repeated: 2 }],
    },
  })
  const user = userEvent.setup({ delay: null })
  const row = (await screen.findByText('PET')).closest('tr')
  expect(row?.textContent).toContain('Istoric Registru de petiții')
  await edit(user)
  expect(screen.getByText(/Registru istoric al registrului „Registrul general”/)).toBeTruthy()
  const years = await screen.findByText('2019: de la 1 la 415')
  expect(years.closest('tr')?.textContent).toBe('2019: de la 1 la 41541072')
  const link = screen.getByRole('link', { name: 'Documentele registrului' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('[register][in]=4')
  expect(screen.queryByLabelText(/^(Model de număr|Următorul număr)/)).toBeNull()
  for (const name of ['Redeschide registrul', 'Deschide serie nouă', 'Adaugă registru istoric'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
