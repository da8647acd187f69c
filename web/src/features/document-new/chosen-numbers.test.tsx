import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choices, focused, openRegistration, write } from '../../../test/registration.tsx'

test('who wants a reserved number and chooses none is asked which one; without the tick the next one is given', async () => {
  const number = {
    id: 31,
    register_id: 1,
    number: '004520',
    reserved_on: '2026-11-20',
    reserved_by: 'Gina',
    note: '',
  }
  const { sent } = openRegistration({
    'GET /api/number_reservation/usable': { body: { numbers: [number], past_allowed: false } },
  })
  const user = userEvent.setup()
  await write(user)
  const box = screen.getByRole('checkbox', { name: 'Folosește un număr rezervat' })
  box.focus()
  await user.keyboard(' {Control>}s{/Control}')
  expect(await screen.findByText('Alegeți numărul rezervat.')).toBeTruthy()
  await waitFor(() => expect(focused()).toBe('reservation_id'))
  expect(sent).toEqual([])
  await user.keyboard('0045')
  await waitFor(() => expect(document.querySelector('[data-combobox-selected]')).not.toBeNull())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('004520', { selector: 'p' })).toBeTruthy()
  expect(screen.queryByText('Alegeți numărul rezervat.')).toBeNull()
  box.focus()
  await user.keyboard(' ')
  expect(await screen.findByText('004528', { selector: 'p' })).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent[0]?.body).toMatchObject({ reservation_id: null })
})

test('a closed register of the type is seen with its reason and sent; a full one is offered, not to be chosen', async () => {
  const secondary = (id: number, name: string, refused: 'closed' | 'full' | null) => ({
    id,
    name,
    code: name,
    category: null,
    is_default: false,
    next_sample: refused === 'full' ? '' : `${name}-1`,
    refused,
  })
  const { sent } = openRegistration({
    'GET /api/document/registration_form': {
      body: {
        ...choices,
        registers: choices.registers.map((one) => ({ ...one, next_sample: '', refused: 'full' as const })),
        secondary_registers: [secondary(8, 'Închise', 'closed'), secondary(9, 'Pline', 'full')],
        doc_types: choices.doc_types.map((one) => ({ ...one, secondary_register_ids: [8] })),
      },
    },
  })
  const user = userEvent.setup()
  await write(user)
  // The sentence stands beside the own number while the fold with the field is closed.
  expect(screen.getByText('și închis · Închise')).toBeTruthy()
  await user.click(screen.getByText('Termen, loc fizic, informații suplimentare'))
  expect((await screen.findAllByText('Închise · închis')).length).toBeGreaterThan(0)
  expect(screen.getByText('complet: nu mai are numere', { selector: 'p' })).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ secondary_register_ids: [8] }))
})

test('registers that are not in the main list stand under „Alte registre”, behind the others', async () => {
  const [general, petitions] = choices.registers
  openRegistration({
    'GET /api/document/registration_form': {
      body: { ...choices, registers: [{ ...general, in_main_list: false }, petitions] },
    },
  })
  const user = userEvent.setup()
  await waitFor(() => expect(document.querySelector('input[data-path="register_id"]')).toBeTruthy())
  await user.click(document.querySelector('input[data-path="register_id"]')!)
  const list = (await screen.findByText('Alte registre')).closest('[role="listbox"]')
  expect(list?.textContent).toBe('Registru de petițiiAlte registreRegistru general')
})
