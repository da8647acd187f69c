import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepForm } from '../../../test/kept-form.ts'
import { statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const waiting: SentForm = {
  kind: 'contact_message',
  state: 'waiting',
  institution: 'Comuna Dealu Florilor',
  email: 'an•••@mail.example',
  sent_at: '2026-11-23T08:00:00Z',
  lines: [{ label: 'Subiect', value: 'Programul de vineri' }],
  files: [],
  until: '2026-11-25T08:00:00Z',
  resends_left: 3,
  corrections_left: 1,
  code_tries_left: 10,
  result: null,
}
const confirmed: SentForm = {
  ...waiting,
  state: 'confirmed',
  result: {
    number: '',
    at: '2026-11-23T08:05:00Z',
    deadline_on: null,
    tracking_code: '',
    tracking_url: '',
    qr: [],
  },
}
const answer = (data: SentForm) => ({ body: { success: true, message: '', data } })

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  sessionStorage.clear()
  localStorage.clear()
  keepForm('contact_message', { max_mb: 10 })
})

function open(replies: Replies = {}, address = '/formular-contact') {
  const bodies: Record<string, unknown>[] = []
  const noted =
    (reply: ReturnType<typeof answer>) =>
    ({ body }: { body?: string | undefined }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return reply
    }
  const { asked } = standIn({
    'GET /api/status': { body: statusFor(null) },
    'POST /api/contact_message/send': noted(answer(waiting)),
    'POST /api/public_form/confirm_code': noted(answer(confirmed)),
    'POST /api/public_form/confirm': noted(answer(confirmed)),
    ...replies,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, asked, user: userEvent.setup({ delay: null }) }
}
type User = ReturnType<typeof userEvent.setup>

async function write(user: User) {
  await user.selectOptions(await screen.findByLabelText('Despre ce este vorba'), 'Întrebare')
  await user.type(screen.getByLabelText('Subiect'), 'Programul de vineri')
  await user.type(screen.getByLabelText('Mesajul'), 'Până la ce oră?')
}
async function writeAll(user: User) {
  await write(user)
  await user.type(screen.getByLabelText('E-mail'), 'ana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'ana@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
}
/** The heading is there and has the focus. */
const headingHeld = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 1, name })
  await waitFor(() => expect(document.activeElement).toBe(heading))
}
const send = () => screen.getByRole('button', { name: /Trimiteți mesajul/ })

test('fields that are missing are named, the first has the focus, and nothing is sent', async () => {
  const { user, asked } = open()
  await screen.findByRole('heading', { level: 1, name: 'Scrieți-ne' })
  await user.click(send())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Despre ce este vorba')))
  expect(screen.getByText('Bifați că ați citit informarea privind prelucrarea datelor.')).toBeTruthy()
  expect(screen.getAllByText('Acest câmp trebuie să fie completat.')).toHaveLength(4)
  const summary = within(screen.getByText(/^5 câmpuri trebuie corectate\./))
  const named = (await summary.findAllByRole('button')).map(({ textContent }) => textContent)
  expect(named).toEqual([
    'Despre ce este vorba',
    'Subiect',
    'Mesajul',
    'E-mail',
    'Am citit informarea privind prelucrarea datelor',
  ])
  await user.click(summary.getByRole('button', { name: 'Mesajul' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Mesajul'))
  await user.type(screen.getByLabelText('E-mail'), 'ana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'alta@mail.example')
  await user.click(send())
  expect(await screen.findByText('Cele două adrese de e-mail nu coincid.')).toBeTruthy()
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
})

test('a text that is too long is not cut: it says how long it is, and that it may come as a file', async () => {
  const { user, asked } = open()
  await writeAll(user)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Mesajul')
  fireEvent.change(field, { target: { value: 'a'.repeat(5120) } })
  await user.click(send())
  const told = 'Textul are 5.120 de caractere; încap 5.000. Scurtați-l sau atașați-l ca fișier.'
  expect(await screen.findByText(told)).toBeTruthy()
  // The browser would cut what is pasted.
  expect(field.maxLength).toBe(-1)
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
})

test('a form that was not confirmed in time says so in a heading, which has the focus', async () => {
  keepForm('contact_message', { max_mb: 10, begun: true })
  let form = waiting
  const { user } = open({
    'GET /api/public_form/sent': () => ({ body: form }),
    'POST /api/public_form/resend': () => {
      form = { ...form, state: 'over' }
      return refusal(409, 'PUBLIC_FORM_OVER', 'Timpul de confirmare a trecut.')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Trimiteți din nou' }))
  await headingHeld('Timpul de confirmare a trecut')
})

test('a draft keeps the text and no address; sent once, however often it is pressed, it is gone', async () => {
  const first = open()
  await writeAll(first.user)
  await waitFor(() => expect(localStorage.getItem('hdoc-draft-contact_message')).toContain('Până la ce oră?'))
  expect(JSON.stringify({ ...localStorage })).not.toContain('ana@mail.example')
  cleanup()
  const { user, bodies } = open()
  expect(await screen.findByDisplayValue('Până la ce oră?')).toBeTruthy()
  await user.type(screen.getByLabelText('E-mail'), 'ana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'ana@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  act(() => {
    send().click()
    send().click()
  })
  await headingHeld('Mai este un pas: e-mailul')
  expect(bodies).toEqual([
    {
      key: 'cheia',
      category: 'question',
      subject: 'Programul de vineri',
      message: 'Până la ce oră?',
      email: 'ana@mail.example',
      email_confirmation: 'ana@mail.example',
      terms: true,
      website: '',
    },
  ])
  expect(localStorage.getItem('hdoc-draft-contact_message')).toBeNull()
  // The page is loaded again: it stands where it stood.
  cleanup()
  const again = open({ 'GET /api/public_form/sent': { body: waiting } })
  expect(await screen.findByText('an•••@mail.example')).toBeTruthy()
  await again.user.type(screen.getByLabelText('Codul din e-mail'), '123 456')
  await again.user.click(screen.getByRole('button', { name: 'Confirm' }))
  await headingHeld('Am primit mesajul dumneavoastră')
  expect(again.bodies).toEqual([{ key: 'cheia', code: '123456' }])
})

test('a wrong code says how many attempts are left; re-sends say how many remain', async () => {
  keepForm('contact_message', { max_mb: 10, begun: true })
  let form = waiting
  const { user } = open({
    'GET /api/public_form/sent': () => ({ body: form }),
    'POST /api/public_form/confirm_code': () => {
      form = { ...form, code_tries_left: 2 }
      return refusal(422, 'PUBLIC_FORM_CODE', 'Codul nu este bun.')
    },
    'POST /api/public_form/resend': () => {
      form = { ...form, resends_left: 2, code_tries_left: 10, until: '2026-11-26T08:00:00Z' }
      return answer(form)
    },
  })
  expect(await screen.findByText('au mai rămas 3 retrimiteri')).toBeTruthy()
  await user.type(screen.getByLabelText('Codul din e-mail'), '000000{Enter}')
  expect(await screen.findByText('Codul nu este bun. Mai aveți 2 încercări.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Trimiteți din nou' }))
  expect(await screen.findByText('au mai rămas 2 retrimiteri')).toBeTruthy()
  expect(screen.getByText(/V-am trimis un e-mail nou/)).toBeTruthy()
})

test('a file that is too big or of another type is refused at once, before anything is sent', async () => {
  const { asked } = open()
  const input = await screen.findByLabelText<HTMLInputElement>('Fișiere', { selector: 'input' })
  const big = new File(['x'], 'mare.pdf')
  Object.defineProperty(big, 'size', { value: 11 * 1024 * 1024 })
  const user = userEvent.setup({ delay: null, applyAccept: false })
  await user.upload(input, [big, new File(['x'], 'program.exe')])
  expect(await screen.findByText('Fișier prea mare: cel mult 10 MB.')).toBeTruthy()
  expect(screen.getByText(/^Tip neacceptat\. Se primesc: JPG, JPEG, PNG, WEBP, PDF/)).toBeTruthy()
  expect(asked.filter((one) => one.includes('public_form'))).toEqual([])
})

test('the mailed link shows what was written, confirms by its button alone, and says why it no longer does', async () => {
  const { asked, bodies } = open({ 'GET /api/public_form/show/abc': { body: waiting } }, '/trimite-mesaj/abc')
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirmați mesajul' })).toBeTruthy()
  expect(screen.getByText('Programul de vineri')).toBeTruthy()
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
  const button = screen.getByRole('button', { name: 'Confirm mesajul' })
  act(() => {
    button.click()
    button.click()
  })
  await headingHeld('Am primit mesajul dumneavoastră')
  expect(bodies).toEqual([{ token: 'abc' }])
  expect(screen.getByRole('link', { name: 'Dovada (PDF)' }).getAttribute('href')).toBe(
    '/api/public_form/receipt?k=abc',
  )
  cleanup()
  open({ 'GET /api/public_form/show/abc': { body: { ...waiting, state: 'over' } } }, '/trimite-mesaj/abc')
  expect(await screen.findByRole('heading', { name: 'Timpul de confirmare a trecut' })).toBeTruthy()
  cleanup()
  open(
    { 'GET /api/public_form/show/abc': refusal(404, 'PUBLIC_FORM_UNKNOWN', 'Legătura nu este bună.') },
    '/trimite-mesaj/abc',
  )
  expect(await screen.findByRole('heading', { name: 'Legătura nu este bună' })).toBeTruthy()
})
