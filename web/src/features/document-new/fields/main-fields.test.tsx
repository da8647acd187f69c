import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { field, focused, openRegistration } from '../../../../test/registration.tsx'

const shownIn = (path: string) => (field(path) as HTMLInputElement).value

test('a type or register typed after a click replaces what stood there', async () => {
  openRegistration()
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  await user.click(field('short_description'))
  await user.click(field('doc_type_id'))
  await user.keyboard('Pet')
  expect(shownIn('doc_type_id')).toBe('Pet')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shownIn('doc_type_id')).toBe('Petiție'))
  await user.click(field('register_id'))
  await user.keyboard('gen{Enter}')
  await waitFor(() => expect(shownIn('register_id')).toBe('Registru general'))
})

test('a type that does not exist is not left in silence for the one before', async () => {
  openRegistration()
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  await user.click(field('doc_type_id'))
  await user.keyboard('Factură{Enter}')
  expect(focused()).toBe('doc_type_id')
  expect(shownIn('doc_type_id')).toBe('Factură')
})
