import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aClient } from '../../../test/clients.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { applyChange } from '../../entities/changes/apply-change.ts'
import '../../lib/languages/all-texts.ts'

const catalogue = {
  registers: [
    { id: 1, name: 'Petiții', code: 'PET', there: 'name' },
    { id: 2, name: 'Registrul general', code: 'RG', there: 'no' },
    { id: 3, name: 'Achiziții', code: 'A', there: 'code' },
  ],
  doc_types: [{ id: 4, name: 'Cerere', category: 'intrare', there: 'no' }],
  groups: [{ id: 6, name: 'Urbanism', there: 'name' }],
}

function open(more: Replies = {}) {
  const bodies: unknown[] = []
  const server = standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1, hdoc_id: 0 })) },
    'GET /api/hdoc_company/get/5': { body: aClient },
    'GET /api/hdoc_company/catalogue/5': { body: catalogue },
    'POST /api/hdoc_company/bring': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      const brought = { registers: ['Registrul general'], doc_types: ['Cerere'], groups: [] }
      return { body: { success: true, message: 'Operațiune realizată.', brought } }
    },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/hdoc-company/5'] })
  const application = createApplication({ history })
  render(<Providers application={application} />)
  return { ...server, bodies, application }
}
const start = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: 'Adu din catalog' }))
  return within(await screen.findByRole('dialog', { name: 'Adu din catalog în „Comuna Dealu Florilor”' }))
}

test('only what the institution lacks can be ticked, and only that is sent', async () => {
  const { bodies, asked } = open()
  const person = userEvent.setup({ delay: null })
  const dialog = await start(person)
  for (const name of [
    'Petiții (PET) · există deja',
    'Achiziții (A) · codul există deja',
    'Urbanism · există deja',
  ])
    expect((await dialog.findByRole<HTMLInputElement>('checkbox', { name })).disabled, name).toBe(true)
  await person.click(dialog.getByRole('button', { name: 'Toate: Registre' }))
  await person.click(dialog.getByRole('checkbox', { name: 'Cerere (Intrare)' }))
  await person.click(dialog.getByRole('button', { name: /^Adu din catalog/ }))
  await screen.findByText('2 înregistrări au fost aduse din catalog.')
  expect(bodies).toEqual([{ id: 5, groups: [], registers: [2], doc_types: [4], share_numbers: false }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The page loads the client again.
  await waitFor(() => expect(asked.filter((one) => one === 'GET /api/hdoc_company/get/5')).toHaveLength(2))
})

test('numbers that another register could write ask for the tick, which is sent', async () => {
  const sentence = 'Același număr, de exemplu „RG-1”, s-ar putea da în același an și în: „Vechi”.'
  const sent: boolean[] = []
  open({
    'POST /api/hdoc_company/bring': ({ body }) => {
      const { share_numbers } = JSON.parse(body ?? 'null') as { share_numbers: boolean }
      sent.push(share_numbers)
      if (!share_numbers)
        return refusal(422, 'VALIDATION', 'Formularul conține erori.', {
          errors: { share_numbers: [sentence] },
        })
      const brought = { registers: ['Registrul general'], doc_types: [], groups: [] }
      return { body: { success: true, message: 'Operațiune realizată.', brought } }
    },
  })
  const person = userEvent.setup({ delay: null })
  const dialog = await start(person)
  await person.click(await dialog.findByRole('checkbox', { name: 'Registrul general (RG)' }))
  await person.click(dialog.getByRole('button', { name: /^Adu din catalog/ }))
  await person.click(
    await dialog.findByRole('checkbox', { name: /^Accept ca același număr să poată fi dat/ }),
  )
  await person.click(dialog.getByRole('button', { name: /^Adu din catalog/ }))
  await screen.findByText('O înregistrare a fost adusă din catalog.')
  expect(sent).toEqual([false, true])
})

test('what is ticked stays when asking for the catalogue anew fails', async () => {
  const { replies, application } = open()
  const person = userEvent.setup({ delay: null })
  const dialog = await start(person)
  await person.click(await dialog.findByRole('checkbox', { name: 'Cerere (Intrare)' }))
  replies['GET /api/hdoc_company/catalogue/5'] = refusal(403, 'FORBIDDEN', 'Nu aveți dreptul.')
  const { queryClient } = application
  await applyChange(queryClient, { what: 'everything' })
  const statuses = () =>
    queryClient
      .getQueryCache()
      .findAll({ type: 'active' })
      .map(({ state }) => state.status)
  await waitFor(() => expect(statuses()).toContain('error'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cerere (Intrare)' }).checked).toBe(true)
})
