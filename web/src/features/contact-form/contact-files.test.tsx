import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepForm } from '../../../test/kept-form.ts'
import { statusFor } from '../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

type Options = { onUploadUrlAvailable: () => void; onSuccess: () => void; onError: (error: Error) => void }
/** The library's upload, which goes on when the test says so. */
class Upload {
  static all: Upload[] = []
  url: string | null = null
  isGivenUp = false
  readonly options: Options
  constructor(_file: File, options: Options) {
    this.options = options
    Upload.all.push(this)
  }
  start(): void {}
  abort(forGood = false): Promise<void> {
    this.isGivenUp ||= forGood
    return Promise.resolve()
  }
  begin(id: number): void {
    this.url = `/api/public_form/part/${id}?k=cheia`
    this.options.onUploadUrlAvailable()
  }
}

const form: SentForm = {
  ...{ kind: 'contact_message', state: 'writing', institution: 'Comuna Dealu Florilor', email: '' },
  ...{ sent_at: null, lines: [], files: [], until: null, resends_left: 3, corrections_left: 1 },
  ...{ code_tries_left: 10, result: null },
}
const file = (id: number, name: string, whole: boolean) => ({
  ...{ id, name, size: 5, received: whole ? 5 : 2, whole },
})
const pdf = (name: string) => new File(['%PDF-'], name)

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  sessionStorage.clear()
  localStorage.clear()
  Upload.all = []
  vi.doMock('tus-js-client', () => ({ Upload }))
})

async function open(replies: Replies = {}) {
  const { asked } = standIn({ 'GET /api/status': { body: statusFor(null) }, ...replies })
  const history = createMemoryHistory({ initialEntries: ['/formular-contact'] })
  render(<Providers application={createApplication({ history })} />)
  const input = await screen.findByLabelText<HTMLInputElement>('Fișiere', { selector: 'input' })
  return { asked, input, user: userEvent.setup({ delay: null, applyAccept: false }) }
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /Trimiteți mesajul/ })

test('a file still on its way is not called interrupted; one that failed is named, and holds the sending back', async () => {
  keepForm('contact_message')
  const files = [file(7, 'unu.pdf', true), file(8, 'doi.pdf', false)]
  const { input, user } = await open({
    'POST /api/public_form/finish_file': { body: { success: true, message: '', data: { ...form, files } } },
  })
  await user.upload(input, [pdf('unu.pdf'), pdf('doi.pdf')])
  await waitFor(() => expect(Upload.all).toHaveLength(2))
  const [first, second] = Upload.all
  act(() => {
    first?.begin(7)
    first?.options.onSuccess()
  })
  expect(await screen.findByText(/încărcat/, { selector: 'span' })).toBeTruthy()
  expect(screen.queryByText(/întrerupt/)).toBeNull()
  act(() => second?.begin(8))
  expect(screen.getAllByText('doi.pdf')).toHaveLength(1)
  expect(send().disabled).toBe(true)
  act(() => second?.options.onError(new Error('lost')))
  expect(await screen.findByText(/^Nu s-au încărcat: doi\.pdf\./)).toBeTruthy()
  expect(send().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Scoateți-le' }))
  expect(second?.isGivenUp).toBe(true)
  expect(screen.queryByText('doi.pdf')).toBeNull()
  expect(send().disabled).toBe(false)
})

test('an upload of an earlier page that was cut, and a refused file, are taken out at once', async () => {
  keepForm('contact_message', { begun: true })
  let files = [file(8, 'doi.pdf', false)]
  const { asked, input, user } = await open({
    'GET /api/public_form/sent': () => ({ body: { ...form, files } }),
    'DELETE /api/public_form/part/8': () => {
      files = []
      return { body: null }
    },
  })
  await user.upload(input, pdf('program.exe'))
  expect(screen.getByText(/^Nu s-au încărcat: program\.exe, doi\.pdf\./)).toBeTruthy()
  expect(send().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Scoateți-le' }))
  await waitFor(() => expect(send().disabled).toBe(false))
  expect(asked).toContain('DELETE /api/public_form/part/8')
})

test('files for which there is no room are named', async () => {
  keepForm('contact_message', { begun: true })
  const files = [1, 2, 3, 4].map((id) => file(id, `${id}.pdf`, true))
  const { input, user } = await open({ 'GET /api/public_form/sent': { body: { ...form, files } } })
  await user.upload(input, [pdf('cinci.pdf'), pdf('șase.pdf'), pdf('șapte.pdf')])
  const told = 'Nu s-au adăugat: șase.pdf, șapte.pdf. Încap cel mult 5 fișiere.'
  expect(await screen.findByText(told)).toBeTruthy()
  expect(screen.getByText('cinci.pdf')).toBeTruthy()
})

test('a file whose sending could not be loaded may be tried again or taken out before it begins', async () => {
  keepForm('contact_message')
  vi.doMock('tus-js-client', () => {
    throw new Error('no connection')
  })
  const { input, user } = await open()
  await user.upload(input, pdf('unu.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Încearcă din nou fișierul unu.pdf' }))
  await screen.findByRole('button', { name: 'Încearcă din nou fișierul unu.pdf' })
  vi.doMock('tus-js-client', () => ({ Upload }))
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou fișierul unu.pdf' }))
  await waitFor(() => expect(Upload.all).toHaveLength(1))
  expect(screen.getByText('Așteptați până se încarcă fișierele.')).toBeTruthy()
})

test('files that are lost with a form that was open for too long are asked for again', async () => {
  keepForm('contact_message', { begun: true })
  const files = [file(7, 'unu.pdf', true)]
  const { user } = await open({
    'GET /api/public_form/sent': { body: { ...form, files } },
    'GET /api/public_form/open/contact_message': { body: { key: 'alta', max_mb: 10, takes_files: true } },
    'POST /api/contact_message/send': refusal(409, 'PUBLIC_FORM_KEY', 'Formularul a stat deschis prea mult.'),
  })
  await user.selectOptions(screen.getByLabelText('Despre ce este vorba'), 'Întrebare')
  await user.type(screen.getByLabelText('Subiect'), 'Programul')
  await user.type(screen.getByLabelText('Mesajul'), 'Până la ce oră?')
  await user.type(screen.getByLabelText('E-mail'), 'ana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'ana@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  await user.click(send())
  expect(await screen.findByText('Alegeți din nou fișierele.')).toBeTruthy()
  const choose = screen.getByRole('button', { name: 'Alegeți fișiere' })
  await waitFor(() => expect(document.activeElement).toBe(choose))
  expect(screen.queryByText('unu.pdf')).toBeNull()
  expect(screen.getByDisplayValue('Până la ce oră?')).toBeTruthy()
})
