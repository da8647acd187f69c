import type { Company } from '@hdoc/contract/clients/companies.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { applyChange } from '../../entities/changes/apply-change.ts'
import '../../lib/languages/all-texts.ts'

const company: Company = {
  id: 3,
  name: 'Primăria Dealu Florilor',
  cui: '14399840',
  address: 'Str. Principală 1',
  phone: '',
  email: '',
  contact_person: '',
  institutions: 1,
  version: 6,
  can: { edit: true },
}

function open(at: string) {
  const sent: unknown[] = []
  let now = company
  const take = ({ body }: { body: string | undefined }) => {
    sent.push(JSON.parse(body ?? 'null'))
    now = { ...now, name: 'Comuna Nouă' }
    return { body: { success: true, message: 'Salvat.', id: 3, data: now } }
  }
  const server = standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1, hdoc_id: 0 })) },
    'GET /api/company/get/3': () => ({ body: now }),
    'GET /api/hdoc_company/list/100': { body: { data: [], meta: {} } },
    'POST /api/company/add': take,
    'POST /api/company/update': take,
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  const application = createApplication({ history })
  render(<Providers application={application} />)
  return {
    sent,
    asked: server.asked,
    history,
    user: userEvent.setup({ delay: null }),
    /** Somebody else saves the row, and the page hears of it. */
    overtake: async (saved: Company) => {
      now = saved
      await applyChange(application.queryClient, { what: 'client.changed' })
    },
  }
}

test('a saved row is left for its page without a question, and its page shows what was saved', async () => {
  const { sent, history, user } = open('/company/edit/3')
  const name = await screen.findByDisplayValue('Primăria Dealu Florilor')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Modifică compania „Primăria Dealu Florilor”',
  )
  await user.clear(name)
  await user.type(name, 'Comuna Nouă')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(history.location.pathname).toBe('/company/3'))
  expect(sent).toEqual([{ id: 3, version: 6, values: { name: 'Comuna Nouă' } }])
  expect(await screen.findByRole('heading', { level: 1, name: 'Comuna Nouă' })).toBeTruthy()
  expect(screen.queryByText('Aveți modificări nesalvate. Părăsiți pagina?')).toBeNull()
})

test('a row saved by somebody else meanwhile is not overwritten by a form that began before', async () => {
  const { sent, asked, user, overtake } = open('/company/edit/3')
  const name = await screen.findByDisplayValue('Primăria Dealu Florilor')
  const before = asked.filter((one) => one === 'GET /api/company/get/3').length
  await overtake({ ...company, version: 7, address: 'Str. Nouă 2' })
  expect(asked.filter((one) => one === 'GET /api/company/get/3').length).toBe(before + 1)
  await user.type(name, ' 2')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toHaveLength(1))
  // The version of before, so that the server refuses; and no address, which nobody touched here.
  expect(sent[0]).toEqual({ id: 3, version: 6, values: { name: 'Primăria Dealu Florilor 2' } })
})

test('leaving what was written asks first', async () => {
  const { history, user } = open('/company/new')
  await user.type(await screen.findByLabelText(/^Denumire/), 'Ceva')
  await user.click(screen.getByRole('button', { name: 'Renunță' }))
  expect(await screen.findByText('Aveți modificări nesalvate. Părăsiți pagina?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rămân' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByDisplayValue('Ceva')).toBeTruthy()
  expect(history.location.pathname).toBe('/company/new')
})
