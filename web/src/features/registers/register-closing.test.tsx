import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { edit, field, listed, openRegisters, register } from '../../../test/registers.tsx'

test('a register with manual reset opens a new series with a reason', async () => {
  const { bodies } = openRegisters()
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.click(screen.getByText('Deschide serie nouă'))
  await screen.findByText('Serie nouă pentru „Registru de petiții”')
  await user.type(field('reason'), 'Registru nou pe hârtie')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(bodies).toEqual([{ id: 4, first_number: 1, reason: 'Registru nou pe hârtie', version: 5 }]),
  )
})

test('closing names the types it stops and the reserved numbers, before it is done', async () => {
  const { bodies } = openRegisters({
    'GET /api/register/list/20': listed({ ...register, is_default: true }),
    'GET /api/register/closing/4': {
      body: {
        types: [
          { name: 'Petiție', use: 'only' },
          { name: 'Reclamație', use: 'proposed' },
          { name: 'Sesizare', use: 'only' },
        ],
        reserved: ['P-0030/2026', 'P-0031/2026'],
        reserved_numbers: 3,
      },
    },
    'POST /api/register/close': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return { body: { success: true, message: 'Salvat.', id: 4, data: register } }
    },
  })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.click(screen.getByText('Închide registrul'))
  await screen.findByText(/Nu se vor mai putea înregistra documente de tipul: „Petiție”, „Sesizare”\./)
  const effects = [...document.querySelectorAll('[role="dialog"] li')].map(({ textContent }) => textContent)
  expect(effects).toEqual([
    'Nu se vor mai putea înregistra documente de tipul: „Petiție”, „Sesizare”. Este singurul lor registru.',
    'Nu va mai fi propus pentru documentele de tipul: „Reclamație”.',
    'Numere rezervate care nu se vor mai putea folosi (3): P-0030/2026, P-0031/2026…',
    'Nu va mai fi registrul implicit.',
  ])
  await user.type(field('reason'), 'Registru încheiat')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(bodies).toEqual([{ id: 4, version: 5, reason: 'Registru încheiat' }]))
})

test('a command that takes the place of the form asks before it gives up what is not saved', async () => {
  openRegisters()
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.type(field('name'), ' noi')
  await user.click(screen.getByText('Deschide serie nouă'))
  await user.click(await screen.findByRole('button', { name: 'Rămân' }))
  expect(field('name').value).toBe('Registru de petiții noi')
  await user.click(screen.getByText('Deschide serie nouă'))
  await user.click(await screen.findByRole('button', { name: 'Renunț la modificări' }))
  await screen.findByText('Serie nouă pentru „Registru de petiții”')
})
