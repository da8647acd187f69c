import type { DataRequestPage } from '@hdoc/contract/cases/data-request-page.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const page: DataRequestPage = {
  state: 'open',
  institution: 'Comuna Dealu Florilor',
  number: '004512',
  registered_on: '2026-11-16',
  doc_type: 'Cerere autorizație de construire',
  asked_by: 'Radu Mesteacăn',
  group: 'Urbanism',
  message: '',
  until_on: '2026-12-03',
  ended_on: null,
  stops_clock: true,
  items: [
    {
      n: 1,
      what: 'Plan de situație vizat OCPI',
      answer: '',
      answered: true,
      files: [{ id: 1, name: 'plan.pdf', size: 3_200_000, received: 3_200_000, whole: true, sent: true }],
    },
    {
      n: 2,
      what: 'Acordul vecinului',
      answer: '',
      answered: false,
      files: [{ id: 2, name: 'acord.pdf', size: 1_100_000, received: 1_100_000, whole: true, sent: false }],
    },
    { n: 3, what: 'Dovada achitării taxei', answer: '', answered: false, files: [] },
  ],
  max_files: 10,
  max_mb: 25,
}

// happy-dom has no fonts; a text field that grows with its text listens to them.
beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

function open(shown: DataRequestPage, address = '/cerere-date/12?k=abc', more: Replies = {}) {
  const bodies: unknown[] = []
  let now = shown
  const { asked } = standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/data_request/show/12': () => ({ body: now }),
    'DELETE /api/data_request/part/12/2': () => {
      now = { ...now, items: now.items.map((item) => (item.n === 2 ? { ...item, files: [] } : item)) }
      return { body: null }
    },
    'POST /api/data_request/send': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      now = { ...now, state: 'answered', items: [] }
      return { body: { success: true, message: '', data: now } }
    },
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, asked, user: userEvent.setup({ delay: null }) }
}

test('says what is asked, by whom and until when; what is gathered is sent once, and thanked for', async () => {
  const { bodies, user } = open(page)
  expect(await screen.findByRole('heading', { level: 1, name: 'Vi se cer 3 lucruri' })).toBeTruthy()
  expect(screen.getByText(/Radu Mesteacăn, Urbanism/)).toBeTruthy()
  expect(screen.getByText(/stă pe loc.*03\.12\.2026/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Răspund în scris: Dovada achitării taxei' }))
  await user.type(screen.getByLabelText('Răspunsul'), 'Chitanța 15')
  const send = screen.getByRole('button', { name: 'Trimiteți 3 din 3' })
  // Two taps before the page is drawn anew.
  act(() => {
    send.click()
    send.click()
  })
  expect(await screen.findByRole('heading', { name: 'Am primit tot, vă mulțumim' })).toBeTruthy()
  expect(bodies).toEqual([{ id: 12, k: 'abc', answers: [{ n: 3, text: 'Chitanța 15' }], message: '' }])
})

test('what was typed is there again after a reload, and forgotten once it is sent or deleted', async () => {
  const draft = () => localStorage.getItem('hdoc-draft-data_request-12')
  const first = open(page)
  await first.user.click(
    await screen.findByRole('button', { name: 'Răspund în scris: Dovada achitării taxei' }),
  )
  await first.user.type(screen.getByLabelText('Răspunsul'), 'Chitanța 15')
  await first.user.type(screen.getByLabelText('Mesaj (dacă doriți)'), 'Restul vine')
  await waitFor(() => expect(draft()).toContain('Restul vine'))
  cleanup()
  const again = open(page)
  expect(await screen.findByDisplayValue('Chitanța 15')).toBeTruthy()
  expect(screen.getByDisplayValue('Restul vine')).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Trimiteți 3 din 3' }))
  expect(await screen.findByRole('heading', { name: 'Am primit tot, vă mulțumim' })).toBeTruthy()
  expect(again.bodies).toMatchObject([{ answers: [{ n: 3, text: 'Chitanța 15' }], message: 'Restul vine' }])
  expect(draft()).toBeNull()
  cleanup()
  const third = open(page)
  await third.user.type(await screen.findByLabelText('Mesaj (dacă doriți)'), 'Altceva')
  await waitFor(() => expect(draft()).toContain('Altceva'))
  // A CNP does not stay in a browser, nor what it stands in.
  await third.user.type(screen.getByLabelText('Mesaj (dacă doriți)'), ', CNP 1900101410011')
  await waitFor(() => expect(draft()).not.toContain('Altceva'))
  expect(screen.getByDisplayValue('Altceva, CNP 1900101410011')).toBeTruthy()
  await third.user.click(screen.getByRole('button', { name: 'Ștergeți ce ați scris' }))
  expect(screen.queryByDisplayValue(/Altceva/)).toBeNull()
  expect(draft()).toBeNull()
})

test('a file may be taken out before it is sent; with nothing new there is nothing to send', async () => {
  const { user } = open(page)
  await user.click(await screen.findByRole('button', { name: 'Scoate fișierul acord.pdf' }))
  await waitFor(() => expect(screen.queryByText(/acord\.pdf/)).toBeNull())
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Trimiteți 1 din 3' })
  expect(send.disabled).toBe(true)
  expect(screen.getByText('Adăugați un fișier sau un răspuns.')).toBeTruthy()
  const first = screen.getByRole('heading', { level: 2, name: /Plan de situație/ }).closest('li')
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
})

test('files for which there is no room are told, not left out in silence', async () => {
  const { user } = open({ ...page, max_files: 3 }, undefined, {
    'POST /api/data_request/file/12': refusal(413, 'file_too_big', 'Fișierul este prea mare.'),
  })
  const chosen = ['unu.pdf', 'doi.pdf', 'trei.pdf'].map((name) => new File(['%PDF-'], name))
  const labelled = await screen.findAllByLabelText('Fișier: Dovada achitării taxei')
  const input = labelled.find((one) => one instanceof HTMLInputElement)
  await user.upload(input as HTMLInputElement, chosen)
  expect(
    await screen.findByText('2 fișiere alese nu au fost adăugate, pentru că nu mai era loc.'),
  ).toBeTruthy()
})

type Told = { onUploadUrlAvailable: () => void; onSuccess: () => void }

test('a file on its way is neither called interrupted nor counted twice when another one has come', async () => {
  const begun: { url: string | null; options: Told }[] = []
  /** The library's upload, which goes on when the test says so. */
  class Upload {
    url: string | null = null
    options: Told
    constructor(_file: File, options: Told) {
      this.options = options
      begun.push(this)
    }
    start(): void {}
    abort = () => Promise.resolve()
  }
  vi.doMock('tus-js-client', () => ({ Upload }))
  const files = [
    { id: 7, name: 'unu.pdf', size: 5, received: 5, whole: true, sent: false },
    { id: 8, name: 'doi.pdf', size: 5, received: 2, whole: false, sent: false },
  ]
  const data = { ...page, items: page.items.map((item) => (item.n === 3 ? { ...item, files } : item)) }
  // Two stand there, two come, and there is room for one more.
  const { user } = open({ ...page, max_files: 5 }, undefined, {
    'POST /api/data_request/finish_file': {
      body: { success: true, message: '', data: { ...data, max_files: 5 } },
    },
  })
  const labelled = await screen.findAllByLabelText('Fișier: Dovada achitării taxei')
  const input = labelled.find((one) => one instanceof HTMLInputElement) as HTMLInputElement
  await user.upload(
    input,
    ['unu.pdf', 'doi.pdf'].map((name) => new File(['%PDF-'], name)),
  )
  await waitFor(() => expect(begun).toHaveLength(2))
  begun.forEach((one, at) => {
    one.url = `/api/data_request/part/12/${7 + at}?k=abc`
    act(() => one.options.onUploadUrlAvailable())
  })
  act(() => begun[0]?.options.onSuccess())
  expect(await screen.findByText(/unu\.pdf.*gata de trimis/)).toBeTruthy()
  expect(screen.queryByText(/întreruptă/)).toBeNull()
  expect(screen.getAllByText(/doi\.pdf/)).toHaveLength(1)
  expect(screen.getByText('Așteptați până se încarcă fișierele.')).toBeTruthy()
  expect(screen.queryByText(/numărul maxim de fișiere/)).toBeNull()
})

test('a text that is too long is not cut; nothing is sent until it is shorter', async () => {
  const { bodies, user } = open(page)
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Mesaj (dacă doriți)')
  expect(message.maxLength).toBe(-1)
  fireEvent.change(message, { target: { value: 'a'.repeat(2100) } })
  const told = 'Textul are 2.100 de caractere; încap 2.000. Scurtați-l.'
  expect(await screen.findByText(told)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Trimiteți 2 din 3' }))
  expect([document.activeElement, bodies]).toEqual([message, []])
  fireEvent.change(message, { target: { value: 'a'.repeat(2000) } })
  expect(screen.queryByText(told)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Trimiteți 2 din 3' }))
  expect(await screen.findByRole('heading', { name: 'Am primit tot, vă mulțumim' })).toBeTruthy()
  expect(bodies).toMatchObject([{ message: 'a'.repeat(2000) }])
})

test.each([
  ['cancelled', 'Nu mai este nevoie de completări'],
  ['expired', 'Ziua până la care se putea trimite a trecut'],
  ['case_closed', 'Dosarul cererii a fost închis'],
  ['case_joined', 'Cererea se rezolvă împreună cu alta'],
  ['answered', 'Am primit tot, vă mulțumim'],
] as const)('a link that is over says why: %s', async (state, title) => {
  open({ ...page, state, items: [] })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(/004512/)).toBeTruthy()
})

test('a link without its secret, or with a wrong one, says how to open it', async () => {
  const { asked } = open(page, '/cerere-date/12')
  expect(await screen.findByRole('heading', { name: 'Legătura nu este bună' })).toBeTruthy()
  expect(asked.filter((one) => one.includes('data_request'))).toEqual([])
})

test('a wrong secret is answered like a link that is not there', async () => {
  open(page, '/cerere-date/12?k=gresit', {
    'GET /api/data_request/show/12': refusal(404, 'DATA_REQUEST_UNKNOWN', 'Legătura nu este bună.'),
  })
  expect(await screen.findByRole('heading', { name: 'Legătura nu este bună' })).toBeTruthy()
})

test('taken back while the person writes, it says so', async () => {
  let over = false
  const { user } = open(page, undefined, {
    'GET /api/data_request/show/12': () => ({
      body: over ? { ...page, state: 'cancelled', items: [] } : page,
    }),
    'POST /api/data_request/send': () => {
      over = true
      return refusal(409, 'DATA_REQUEST_OVER', 'Solicitarea s-a încheiat: Retrasă.')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Trimiteți 2 din 3' }))
  expect(await screen.findByRole('heading', { name: 'Nu mai este nevoie de completări' })).toBeTruthy()
})
