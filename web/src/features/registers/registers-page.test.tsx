import type { Register } from '@hdoc/contract/registers/registers.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { aPerson, statusFor } from '../../app/test-people.ts'
import { type Replies, refusal, standIn } from '../../app/test-server.ts'
import '../../lib/all-texts.ts'
import { today } from '../../lib/clock.ts'

const register: Register = {
  id: 4,
  name: 'Registru de petiții',
  code: 'PET',
  category: 'intrare',
  pattern: 'P-####/{YYYY}',
  next_number: 32,
  current_number: 31,
  current_sample: 'P-0031/2026',
  next_sample: 'P-0032/2026',
  full: false,
  reset: 'manual',
  number_after_reset: 1,
  is_default: false,
  in_main_list: true,
  secondary: false,
  online: false,
  last_number: null,
  next_reset_on: null,
  reserved_numbers: 0,
  daily: false,
  closed: false,
  description: '',
  access: [{ principal: 'group', id: 3, name: 'Registratură', see: true, register: true }],
  version: 5,
  can: { edit: true },
}
const meta = { total: 1, from: 1, to: 1, current_page: 1, per_page: 20, last_page: 1 }
const update = 'POST /api/register/update'

function open(more: Replies = {}) {
  const bodies: unknown[] = []
  const keep = ({ body }: { body: string | undefined }) => {
    bodies.push(JSON.parse(body ?? 'null'))
    return { body: { success: true, message: 'Salvat.', id: 4, data: register } }
  }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'register.manage')) },
    'GET /api/register/list/20': { body: { data: [register], meta } },
    'GET /api/user/options': { body: [{ id: 8, name: 'Elena Cireșaru' }] },
    'GET /api/user_group/options': { body: [{ id: 3, name: 'Registratură' }] },
    [update]: keep,
    'POST /api/register/open_series': keep,
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/registers'] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies }
}

const field = (path: string) => {
  const found = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)
  if (!found) throw new Error(`no field ${path}`)
  return found
}
async function edit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByText('PET'))
  await screen.findByText('Modifică registrul „Registru de petiții”')
}

test('the pattern shows the next three numbers while it is written', async () => {
  open()
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
  open({ 'GET /api/register/list/20': { body: { data: [meant], meta } } })
  const row = (await screen.findByText('PET')).closest('tr')
  expect(row?.textContent).toContain('Închis Registru de petiții')
  expect(row?.textContent).toContain('Zilnică')
  expect(row?.textContent).not.toContain('P-0032/2026')
})

test('only what changed is sent, with the version that was read', async () => {
  const { bodies } = open()
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.clear(field('name'))
  await user.type(field('name'), 'Petiții')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(bodies).toEqual([{ id: 4, values: { name: 'Petiții' }, version: 5 }]))
  await waitFor(() => expect(document.querySelector('[data-path="name"]')).toBeNull())
})

test('a refused number stands under its field and in the summary, which leads to it', async () => {
  const sentence = 'Numărul 28 a fost deja dat; cel mai mic posibil este 32.'
  open({
    [update]: refusal(422, 'VALIDATION', 'Formularul conține erori.', {
      errors: { 'values.next_number': [sentence] },
    }),
  })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.clear(field('next_number'))
  await user.type(field('next_number'), '28')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('next_number')))
  field('name').focus()
  const summary = screen.getByText('Formularul conține o eroare:', { exact: false })
  await user.click(within(summary).getByText('Următorul număr'))
  expect(document.activeElement).toBe(field('next_number'))
})

test('a pattern of another register asks for a tick under it, and the tick is sent', async () => {
  const sentence = 'Același număr, de exemplu „P-0001”, ar putea fi dat în același an și în: „Petiții”.'
  const sent: unknown[] = []
  open({
    [update]: ({ body }: { body: string | undefined }) => {
      const { values } = JSON.parse(body ?? 'null') as { values: { share_numbers?: true } }
      sent.push(values)
      if (values.share_numbers) return { body: { success: true, message: 'Salvat.', id: 4, data: register } }
      return refusal(422, 'VALIDATION', 'Formularul conține erori.', {
        errors: { share_numbers: [sentence] },
      })
    },
  })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  expect(document.querySelector('[data-path="share_numbers"]')).toBeNull()
  await user.clear(field('pattern'))
  await user.type(field('pattern'), 'P-####')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await user.click(field('share_numbers'))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(sent).toEqual([{ pattern: 'P-####' }, { pattern: 'P-####', share_numbers: true }]),
  )
})

test('a missing name is said by the sentence of the contract before anything is sent', async () => {
  const { bodies } = open()
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.clear(field('name'))
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Acest câmp trebuie să fie completat.')).toBeTruthy()
  expect(field('name').getAttribute('aria-invalid')).toBe('true')
  expect(bodies).toEqual([])
})

test('a conflict names who changed the register and offers to drop what was written', async () => {
  const sentence =
    'Datele au fost schimbate între timp de Sorin Bujor. Verificați ce s-a schimbat și salvați din nou.'
  open({ [update]: refusal(409, 'STALE_VERSION', sentence) })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.type(field('name'), ' vechi')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await user.click(screen.getByText('Renunț la ce am scris'))
  await waitFor(() => expect(document.querySelector('[data-path="name"]')).toBeNull())
})

test('who was overtaken keeps what they wrote, on the register as it is now', async () => {
  const sent: unknown[] = []
  open({
    'GET /api/register/get/4': { body: { ...register, version: 7, pattern: 'R-####' } },
    [update]: ({ body }) => {
      sent.push(JSON.parse(body ?? 'null'))
      return sent.length === 1
        ? refusal(409, 'STALE_VERSION', 'Datele au fost schimbate între timp de Sorin Bujor.')
        : { body: { success: true, message: 'Salvat.', id: 4, data: register } }
    },
  })
  const user = userEvent.setup({ delay: null })
  await edit(user)
  await user.clear(field('name'))
  await user.type(field('name'), 'Petiții')
  await user.keyboard('{Control>}s{/Control}')
  await user.click(await screen.findByText('Păstrez ce am scris'))
  await waitFor(() => expect(field('pattern').value).toBe('R-####'))
  expect(field('name').value).toBe('Petiții')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ id: 4, values: { name: 'Petiții' }, version: 7 })
})

test('closing with unsaved changes asks first', async () => {
  open()
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

test('access: taking away "sees" takes away "registers"; an entry is left with a right or removed, and the names stay here', async () => {
  const { bodies } = open()
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
  const { bodies } = open({
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

test('a register with manual reset opens a new series with a reason', async () => {
  const { bodies } = open()
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
  const { bodies } = open({
    'GET /api/register/list/20': { body: { data: [{ ...register, is_default: true }], meta } },
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

test('the book of a register is asked for from its row', async () => {
  open({ 'GET /api/register_book/list/4': { body: { today: today(), books: [] } } })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cartea registrului „Registru de petiții”' }),
  )
  expect(await screen.findByText('Pregătește cartea')).toBeTruthy()
  expect(screen.queryByText('Modifică registrul „Registru de petiții”')).toBeNull()
})
