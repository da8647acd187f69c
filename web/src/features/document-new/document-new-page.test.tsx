import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { add, field, focused, openRegistration, registered, write } from '../../../test/registration.tsx'
import { refusal } from '../../../test/server.ts'

test('a known issuer is registered by keyboard alone and the number is shown', async () => {
  const { sent } = openRegistration()
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Enter}')
  expect(focused()).toBe('pages')
  await user.keyboard('6{Enter}3{Enter}')
  expect(focused()).toBe('external_number')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('004528', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('P-0031')).toBeTruthy()
  expect(await screen.findByText('Document înregistrat cu numărul')).toBeTruthy()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    category: 'intrare',
    register_id: 1,
    doc_type_id: 5,
    issuer_id: 9,
    short_description: 'Cerere de racordare',
    pages: 6,
    annexes: 3,
    upload_ids: [],
  })
  expect(sessionStorage.getItem('hdoc-registration')).toBeNull()
})

test('a double save sends one request', async () => {
  const { sent } = openRegistration()
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}ss{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent).toHaveLength(1)
})

test('a lost answer keeps the form and tries again with the same key and content', async () => {
  const { sent } = openRegistration({}, { lose: 1 })
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Încearcă din nou' }))
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('a full disk is said as what it is: nothing was registered, and the form goes on', async () => {
  const full = 'Baza de date nu mai are spațiu de stocare.'
  openRegistration({ [add]: refusal(507, 'DATABASE_FULL', full) })
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  expect((await screen.findAllByText(full, { exact: false })).length).toBeGreaterThan(0)
  expect(screen.queryByText('Nu știm dacă documentul a fost înregistrat')).toBeNull()
})

test('a reload after a lost answer offers the same request again', async () => {
  const first = openRegistration({}, { lose: 1 })
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByRole('button', { name: 'Încearcă din nou' })
  cleanup()
  const second = openRegistration()
  await user.click(await screen.findByRole('button', { name: 'Încearcă din nou' }))
  await screen.findByText('Document înregistrat cu numărul')
  expect(second.sent[0]).toEqual(first.sent[0])
})

test('an empty form says what is missing before anything is sent, and the first wrong field has the focus', async () => {
  const { sent } = openRegistration()
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Formularul conține 2 erori:', { exact: false })).toBeTruthy()
  expect(screen.getAllByText('Acest câmp trebuie să fie completat.')).toHaveLength(2)
  await waitFor(() => expect(focused()).toBe('issuer_id'))
  expect(sent).toEqual([])
  field('short_description').focus()
  await user.keyboard('Cerere')
  expect(await screen.findByText('Formularul conține o eroare:', { exact: false })).toBeTruthy()
})

test('a wrong date in the folded part opens it, and mending it does not close it', async () => {
  openRegistration()
  const user = userEvent.setup()
  await write(user)
  await user.click(screen.getByText('Termen, loc fizic, informații suplimentare'))
  field('deadline_on').focus()
  await user.keyboard('31.2.2026')
  await user.click(screen.getByText('Termen, loc fizic, informații suplimentare'))
  expect(document.querySelector('[data-path="deadline_on"]')).toBeNull()
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Introduceți o dată validă (ZZ.LL.AAAA).')).toBeTruthy()
  await waitFor(() => expect(focused()).toBe('deadline_on'))
  await user.clear(field('deadline_on'))
  await user.keyboard('15.1.2027{Enter}')
  expect(await screen.findByText('Termen: 15.01.2027')).toBeTruthy()
  expect((field('deadline_on') as HTMLInputElement).value).toBe('15.01.2027')
})

test('sentences of the server stand under their fields, and the key stays for the corrected form', async () => {
  let calls = 0
  const { sent } = openRegistration({
    [add]: () => {
      calls += 1
      return calls === 1
        ? refusal(422, 'VALIDATION', 'Formularul conține erori.', {
            errors: { register_id: ['Registrul este închis.'] },
          })
        : { body: registered }
    },
  })
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Registrul este închis.')).toBeTruthy()
  await waitFor(() => expect(focused()).toBe('register_id'))
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('a type brings its register and its deadline with the reason', async () => {
  openRegistration()
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  expect(screen.getByText('Termen: 21.12.2026')).toBeTruthy()
  await user.keyboard('Pet')
  await waitFor(() => expect(document.querySelector('[data-combobox-selected]')?.textContent).toBe('Petiție'))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('P-0032/2026')).toBeTruthy()
  expect(screen.getByText('Termen: 27.11.2026')).toBeTruthy()
  const line = screen.getByText('5 zile lucrătoare, până la 27.11.2026 · OG 27/2002')
  const calculation = screen.getByText(/5 zile lucrătoare; nu se numără: 2 zile de weekend/)
  const fold = calculation.closest('details')
  expect(fold?.open).toBe(false)
  await user.click(line)
  expect(fold?.open).toBe(true)
})

test('Alt+D begins a new issuer with what was typed, and a wrong CNP is said when the field is left', async () => {
  openRegistration()
  const user = userEvent.setup()
  await waitFor(() => expect(focused()).toBe('doc_type_id'))
  field('issuer_id').focus()
  await user.keyboard('Popescu Ana{Alt>}d{/Alt}')
  await waitFor(() => expect(focused()).toBe('issuer.name'))
  expect((field('issuer.name') as HTMLInputElement).value).toBe('Popescu Ana')
  await user.keyboard('{Enter}1234567890123{Enter}')
  expect(await screen.findByText('CNP invalid. Cifrele 2–7 nu sunt o dată a nașterii (AALLZZ).')).toBeTruthy()
})

test('a number that bears a day to come says why', async () => {
  const data = { ...registered.data, registered_on: '2026-11-25', ahead_of_clock: true }
  openRegistration({ [add]: { body: { ...registered, data } } })
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(/Numărul poartă data de 25\.11\.2026, care încă nu a venit/)).toBeTruthy()
})

test('after the number, A registers again for the same issuer', async () => {
  openRegistration()
  const user = userEvent.setup()
  await write(user)
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  await user.keyboard('a')
  await waitFor(() => expect(focused()).toBe('short_description'))
  expect(screen.getByText('Grădinaru Ilie')).toBeTruthy()
})
