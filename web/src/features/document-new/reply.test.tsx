import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  add,
  choices,
  field,
  focused,
  issuer,
  openRegistration,
  registered,
} from '../../../test/registration.tsx'
import { placeAtDesk } from '../../../test/transfers.ts'

const letter = { ...choices.doc_types[0]!, id: 8, name: 'Adresă', category: 'iesire' as const }
const petition = {
  id: 3605,
  number: '003605',
  further_numbers: [],
  registered_on: '2026-11-21',
  short_description: 'Petiție despre drum',
  issuer: { id: issuer.id, name: issuer.name },
  issuer_details: { type: 'pf', code: issuer.code, phone: '', email: '', address: issuer.address },
}
const begin = (at: string) =>
  openRegistration(
    {
      'GET /api/document/registration_form': {
        body: { ...choices, doc_types: [...choices.doc_types, letter] },
      },
      'GET /api/workcase/of_document/3605': { body: { cases: [], can: { open: true }, cannot: {} } },
      'GET /api/transfer/of_document/3605': { body: placeAtDesk },
      'GET /api/document/get/3605': { body: petition },
      'GET /api/document/list': {
        body: {
          data: [petition],
          meta: { total: 1, from: 1, to: 1, current_page: 1, per_page: 10, last_page: 1 },
        },
      },
      [add]: { body: registered },
    },
    { at },
  )

test('a reply begins with its addressee and what it answers, and sends the document instead of a number', async () => {
  const { sent } = begin('/document/new/iesire?answers=3605')
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('short_description'))
  expect(screen.getByText('Grădinaru Ilie')).toBeTruthy()
  await waitFor(() =>
    expect((field('answers_id') as HTMLInputElement).value).toBe('003605 / 21.11.2026 · Petiție despre drum'),
  )
  expect(screen.queryByLabelText('Răspunde la nr.')).toBeNull()
  await user.keyboard('Răspuns{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent.map(({ body }) => body)).toMatchObject([
    { category: 'iesire', issuer_id: 9, answers_id: 3605, external_number: '', external_date: null },
  ])
  // The next paper answers nothing.
  await user.click(screen.getByRole('button', { name: /^Document nou/ }))
  await waitFor(() => expect((field('answers_id') as HTMLInputElement).value).toBe(''))
  expect(screen.getByLabelText('Răspunde la nr.')).toBeTruthy()
})

test('a number that is not in the application stays text', async () => {
  const { sent } = begin('/document/new/iesire')
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  field('issuer_id').focus()
  await user.keyboard('gradina')
  await screen.findByText('Grădinaru Ilie')
  await waitFor(() => expect(document.querySelector('[data-combobox-selected]')).toBeTruthy())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('short_description'))
  await user.keyboard('Răspuns')
  await user.type(screen.getByLabelText('Răspunde la nr.'), '12/B')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent[0]?.body).toMatchObject({ external_number: '12/B' })
  expect(sent[0]?.body.answers_id ?? null).toBeNull()
})
