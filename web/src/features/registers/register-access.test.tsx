import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { edit, openRegisters } from '../../../test/registers.tsx'

test('access: taking away "sees" takes away "registers"; an entry is left with a right or removed, and the names stay here', async () => {
  const { bodies } = openRegisters()
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.click(screen.getByLabelText('Registratură vede'))
  expect((screen.getByLabelText('Registratură înregistrează') as HTMLInputElement).checked).toBe(false)
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(/Fiecare rând are cel puțin un drept/)).toBeTruthy()
  expect(bodies).toEqual([])
  await user.click(screen.getByLabelText('Registratură vede'))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(bodies).toEqual([
      { id: 4, values: { access: [{ principal: 'group', id: 3, see: true, register: false }] }, version: 5 },
    ]),
  )
})

test('access: two that are chosen before any name was asked for again are both kept', async () => {
  const options =
    (all: object[]) =>
    ({ url }: { url: string }) => {
      if (url.includes('ids=')) throw new Error('asked for a name that was just chosen')
      return { body: all }
    }
  const { bodies } = openRegisters({
    'GET /api/user/options': options([{ id: 8, name: 'Elena Cireșaru' }]),
    'GET /api/user_group/options': options([{ id: 5, name: 'Urbanism' }]),
  })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.click(screen.getByPlaceholderText('Adaugă un compartiment'))
  await user.click(await screen.findByText('Urbanism', { selector: '[role=option] *' }))
  await user.click(screen.getByPlaceholderText('Adaugă o persoană'))
  await user.click(await screen.findByText('Elena Cireșaru', { selector: '[role=option] *' }))
  expect(screen.getByLabelText('Urbanism vede')).toBeTruthy()
  expect(screen.getByLabelText('Elena Cireșaru vede')).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  const both = { see: true, register: true }
  await waitFor(() =>
    expect(bodies).toMatchObject([
      {
        values: {
          access: [
            { principal: 'group', id: 3 },
            { principal: 'group', id: 5, ...both },
            { principal: 'user', id: 8, ...both },
          ],
        },
      },
    ]),
  )
})
