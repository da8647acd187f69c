import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const catalogue = {
  base_domain: 'localhost',
  registers: [{ id: 1, name: 'Registrul general', code: 'RG' }],
  doc_types: [{ id: 4, name: 'Cerere', category: 'intrare', register_id: 1 }],
  groups: [{ id: 6, name: 'Urbanism' }],
}
const taken = 'Acest nume este folosit deja de o instituție.'

async function open() {
  const sent: { name: string; tag: string; administrator: unknown; default_groups: number[] }[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ isadmin: 1, hdoc_id: 0 })) },
    'GET /api/hdoc_company/form': { body: catalogue },
    'GET /api/company/options': { body: [] },
    'POST /api/hdoc_company/add': ({ body }) => {
      sent.push(JSON.parse(body ?? 'null'))
      return refusal(422, 'VALIDATION', 'Date greșite.', { errors: { tag: [taken] } })
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/hdoc-company/list', '/hdoc-company/new'] })
  render(<Providers application={createApplication({ history })} />)
  await waitFor(() => field('name'), { timeout: 5000 })
  return { sent, history, user: userEvent.setup({ delay: null }) }
}
// Looked for by their paths: a look by role or label passes through all the choices of these long forms.
function field(path: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)
  if (!found) throw new Error(`no field ${path}`)
  return found
}
async function write(user: ReturnType<typeof userEvent.setup>, path: string, text: string) {
  field(path).focus()
  await user.paste(text)
}
/** Presses the button of these words. */
async function press(user: ReturnType<typeof userEvent.setup>, words: string) {
  const found = screen.getAllByText(words).flatMap((one) => one.closest('button') ?? [])[0]
  if (!found) throw new Error(`no button ${words}`)
  await user.click(found)
}
const at = (words: string) =>
  waitFor(() => expect(screen.getByText(words).getAttribute('role')).toBe('status'))
const current = () => document.querySelector('ol > [aria-current="step"]')?.textContent
const focused = () => (document.activeElement as HTMLElement).dataset.path
const on = '{Control>}{Enter}{/Control}'

test('a step asks only for its own fields, says where one is, and gives the focus to what comes first', async () => {
  const { user } = await open()
  await at('Pasul 1 din 4: Instituția')
  expect(current()).toContain('Instituția')
  await press(user, 'Continuă')
  await waitFor(() => expect(focused()).toBe('name'))
  expect(screen.getByText(/^Formularul conține 2 erori/).textContent).not.toContain('Nume și prenume')

  await write(user, 'name', 'Comuna Poiana')
  await user.tab()
  expect(field('tag').value).toBe('poiana')
  // Enter in a field goes on, as the button does.
  field('tag').focus()
  await user.keyboard('{Enter}')
  await at('Pasul 2 din 4: Perioade și contract')
  await waitFor(() => expect(focused()).toBe('active_from'))
  expect(screen.queryByText(/^Formularul conține/)).toBeNull()
})

test('back, by the button, the bar and the browser, keeps what was written', async () => {
  const { history, user } = await open()
  await write(user, 'name', 'Comuna Poiana')
  await user.tab()
  await user.keyboard(on)
  await at('Pasul 2 din 4: Perioade și contract')
  await write(user, 'contract_number', '12/2026')
  await user.keyboard(on)
  await at('Pasul 3 din 4: Primul administrator')
  await write(user, 'administrator.name', 'Ana Poiană')

  history.back()
  await at('Pasul 2 din 4: Perioade și contract')
  expect(field('contract_number').value).toBe('12/2026')
  history.forward()
  await at('Pasul 3 din 4: Primul administrator')
  expect(field('administrator.name').value).toBe('Ana Poiană')
  await press(user, 'Înapoi')
  await at('Pasul 2 din 4: Perioade și contract')
  await press(user, 'Instituția')
  await at('Pasul 1 din 4: Instituția')
  expect(field('name').value).toBe('Comuna Poiana')
  expect(history.location.pathname).toBe('/hdoc-company/new')
  // Before the first step lies the page before, not a step.
  history.back()
  expect(history.location.pathname).toBe('/hdoc-company/list')
})

test('what is sent at the end is of all steps, and a refusal leads to the step that asked for it', async () => {
  const { sent, user } = await open()
  await write(user, 'name', 'Comuna Poiana')
  await user.tab()
  await user.keyboard(on)
  await at('Pasul 2 din 4: Perioade și contract')
  await user.keyboard(on)
  await at('Pasul 3 din 4: Primul administrator')
  await write(user, 'administrator.name', 'Ana Poiană')
  await write(user, 'administrator.email', 'ana@poiana.test')
  await user.tab()
  await user.keyboard(on)
  await at('Pasul 4 din 4: Conținut inițial')
  await press(user, 'Deschide instituția')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    name: 'Comuna Poiana',
    tag: 'poiana',
    administrator: { name: 'Ana Poiană', email: 'ana@poiana.test', username: 'ana.poiana' },
    default_groups: [6],
  })
  await at('Pasul 1 din 4: Instituția')
  expect(await screen.findByText(taken)).toBeTruthy()
  await waitFor(() => expect(focused()).toBe('tag'))
  expect(field('name').value).toBe('Comuna Poiana')
})
