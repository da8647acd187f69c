import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { field, focused, openRegistration, write } from '../../../../test/registration.tsx'

const arrival = () => field('arrival') as HTMLSelectElement

test('how a paper came is chosen by keyboard, sent, and kept for the next paper by its pin', async () => {
  const { sent } = openRegistration({ 'POST /api/registration_habits/save': { body: { success: true } } })
  const user = userEvent.setup()
  await write(user)
  field('external_date').focus()
  await user.keyboard('{Enter}')
  expect(focused()).toBe('arrival')
  await user.selectOptions(arrival(), 'Prin poștă')
  await user.keyboard('{Alt>}p{/Alt}{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent[0]?.body).toMatchObject({ arrival: 'post' })
  await user.keyboard('n')
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  expect(arrival().value).toBe('post')
})

test('only incoming papers arrive', async () => {
  openRegistration()
  const user = userEvent.setup()
  await write(user)
  expect(arrival()).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Interne' }))
  expect(document.querySelector('[data-path="arrival"]')).toBeNull()
})
