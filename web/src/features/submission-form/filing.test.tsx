import { formDefinitionSchema } from '@hdoc/contract/online-forms/form-schema.ts'
import type { OfferedForm } from '@hdoc/contract/online-forms/online-form-calls.ts'
import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import type { OwnSubmission } from '@hdoc/contract/submissions/own-submission.ts'
import type { AskedOfPerson } from '@hdoc/contract/submissions/submission-form.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keepForm } from '../../../test/kept-form.ts'
import { statusFor } from '../../../test/people.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'
import { completionOf } from './completion-of.ts'

const writing: SentForm = {
  kind: 'submission',
  state: 'writing',
  institution: 'Comuna Dealu Florilor',
  email: '',
  sent_at: null,
  lines: [],
  files: [{ id: 4, name: 'cerere.pdf', size: 1000, received: 1000, whole: true }],
  until: null,
  resends_left: 3,
  corrections_left: 1,
  code_tries_left: 10,
  result: null,
}

test('a mailed link that finds nothing says that the verification failed', async () => {
  const refused = { success: false, code: 'PUBLIC_FORM_UNKNOWN', message: 'Legătura nu este bună.' }
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/public_form/show/abc': { status: 404, body: refused },
  })
  const history = createMemoryHistory({ initialEntries: ['/trimite-fisier/abc'] })
  const { unmount } = render(<Providers application={createApplication({ history })} />)
  expect(await screen.findByRole('heading', { name: 'Verificarea documentului depus a eșuat' })).toBeTruthy()
  unmount()
})

test('the mailed secret shows how a document stands, and withdraws it once its person is sure', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  const own: OwnSubmission = {
    ...{ doc_type: 'Cerere simplă', subject: 'Garaj', confirmed_at: '2026-11-20T08:00:00Z' },
    status: { code: 'completion', name: 'La completare', className: 'status-info' },
    ...{ number: '', deadline_on: null, tracking_code: '', reason: '', comment: '' },
    asked: { message: 'Lipsește planul.', until_on: '2026-12-20' },
    can: { withdraw: true },
  }
  const closed = { code: 'closed' as const, name: 'Închis', className: 'status-mute' }
  const sent: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/portal_submission/own': { body: own },
    'POST /api/portal_submission/withdraw_own': ({ body }: { body?: string | undefined }) => {
      sent.push(JSON.parse(body ?? 'null'))
      const ended = { asked: null, status: closed, comment: 'Retras de deponent.', can: { withdraw: false } }
      return { body: { success: true, message: '', data: { ...own, ...ended } } }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/trimite-document?s=secret'] })
  const { unmount } = render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  await screen.findByRole('heading', { level: 1, name: 'Cerere simplă' })
  expect(screen.getByText('Lipsește planul.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retrageți documentul' }))
  const send = screen.getByRole('button', { name: 'Retrageți documentul' })
  expect(send.hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByLabelText(/^Da, retrag documentul/))
  await user.click(send)
  expect(await screen.findByText('Retras de deponent.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Închis')
  expect(screen.queryByRole('button', { name: 'Retrageți documentul' })).toBeNull()
  expect(sent).toEqual([{ s: 'secret' }])
  unmount()
})

test('a document is handed in by a company in three steps; what is missing is named in its step', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  let file = false
  keepForm('submission', { begun: true })
  const bodies: Record<string, unknown>[] = []
  const type = { id: 7, name: 'Cerere certificat de urbanism', deadline_days: 15, day_type: 'working' }
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/public_form/sent': () => ({ body: { ...writing, files: file ? writing.files : [] } }),
    'GET /api/portal_submission/types': {
      body: [{ ...type, signature_type: 'required', numbered: false, fills: false }],
    },
    'POST /api/portal_submission/send': ({ body }: { body?: string | undefined }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      return {
        body: {
          success: true,
          message: '',
          data: { ...writing, state: 'waiting', until: '2026-11-25T08:00:00Z' },
        },
      }
    },
  })
  const start = () => {
    const history = createMemoryHistory({ initialEntries: ['/trimite-document'] })
    return render(<Providers application={createApplication({ history })} />)
  }
  const first = start()
  const user = userEvent.setup({ delay: null })
  const next = () => user.click(screen.getByRole('button', { name: 'Continuați' }))
  await user.selectOptions(await screen.findByLabelText('Tipul documentului'), type.name)
  expect(screen.getByText(/Răspuns în 15 zile lucrătoare\. Documentul trebuie semnat\./)).toBeTruthy()
  await next()
  await screen.findByRole('heading', { level: 1, name: 'Fișierele' })
  await next()
  expect(await screen.findByText('Alegeți cel puțin un fișier.')).toBeTruthy()
  file = true
  first.unmount()
  start()
  await user.selectOptions(await screen.findByLabelText('Tipul documentului'), type.name)
  await next()
  expect(await screen.findByText('cerere.pdf')).toBeTruthy()
  await next()
  await user.click(await screen.findByLabelText('persoană juridică', { exact: false }))
  await user.type(screen.getByLabelText('Denumirea'), 'Lemnul Verde SRL')
  await user.type(screen.getByLabelText('E-mail'), 'firma@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'firma@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  await user.click(screen.getByRole('button', { name: /Depuneți documentul/ }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('CUI')))
  expect(bodies).toEqual([])
  await user.type(screen.getByLabelText('CUI'), '18189442')
  await user.click(screen.getByRole('button', { name: /Depuneți documentul/ }))
  await screen.findByRole('heading', { level: 1, name: 'Mai este un pas: e-mailul' })
  expect(bodies[0]).toMatchObject({
    ...{ doc_type_id: 7, key: 'cheia', email: 'firma@mail.example' },
    who: { type: 'pj', name: 'Lemnul Verde SRL', cui: '18189442' },
  })
  expect(JSON.stringify({ ...localStorage })).not.toContain('Lemnul')
})

test('a form that was open for too long leads back to its files, which went with it', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  localStorage.clear()
  keepForm('submission', { begun: true })
  const type = { id: 7, name: 'Cerere simplă', deadline_days: 15, day_type: 'working' }
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/public_form/sent': { body: writing },
    'GET /api/public_form/open/submission': { body: { key: 'alta', max_mb: 25, takes_files: true } },
    'GET /api/portal_submission/types': {
      body: [{ ...type, signature_type: 'required', numbered: false, fills: false }],
    },
    'POST /api/portal_submission/send': refusal(409, 'PUBLIC_FORM_KEY', 'A stat deschis prea mult.'),
  })
  const history = createMemoryHistory({ initialEntries: ['/trimite-document'] })
  const { unmount } = render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  const next = () => user.click(screen.getByRole('button', { name: 'Continuați' }))
  await user.selectOptions(await screen.findByLabelText('Tipul documentului'), type.name)
  await next()
  expect(await screen.findByText('cerere.pdf')).toBeTruthy()
  await next()
  await user.type(await screen.findByLabelText('Numele și prenumele'), 'Ana Salcie')
  await user.type(screen.getByLabelText('E-mail'), 'ana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'ana@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  await user.click(screen.getByRole('button', { name: /Depuneți documentul/ }))
  await screen.findByRole('heading', { level: 1, name: 'Fișierele' })
  expect(await screen.findByText('Alegeți din nou fișierele.')).toBeTruthy()
  expect(screen.queryByText('cerere.pdf')).toBeNull()
  unmount()
})

test('an answer that is too long for a completion is not cut; it may come as a file', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  localStorage.clear()
  keepForm(completionOf('secret'))
  const asked: AskedOfPerson = {
    ...{ institution: 'Comuna Dealu Florilor', doc_type: 'Cerere simplă', message: 'Lipsește planul.' },
    ...{ subject: '', until_on: '2026-12-20' },
  }
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/portal_submission/asked': { body: asked },
  })
  const history = createMemoryHistory({ initialEntries: ['/trimite-document?k=secret'] })
  const { unmount } = render(<Providers application={createApplication({ history })} />)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Răspunsul dumneavoastră')
  expect(field.maxLength).toBe(-1)
  fireEvent.change(field, { target: { value: 'a'.repeat(4120) } })
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: /Trimiteți completarea/ }))
  const told = 'Textul are 4.120 de caractere; încap 4.000. Scurtați-l sau atașați-l ca fișier.'
  expect(await screen.findByText(told)).toBeTruthy()
  unmount()
})

test('each mailed link has its own completion: neither words nor the form of another one are shown', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  localStorage.clear()
  const links = ['prima-legatura', 'a-doua-legatura']
  for (const one of links) keepForm(completionOf(one), { key: one })
  const asked: AskedOfPerson = {
    ...{ institution: 'Comuna Dealu Florilor', doc_type: 'Cerere simplă', message: 'Lipsește planul.' },
    ...{ subject: '', until_on: '2026-12-20' },
  }
  const keys: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/portal_submission/asked': { body: asked },
    'POST /api/portal_submission/complete': ({ body }: { body?: string | undefined }) => {
      keys.push(JSON.parse(body ?? 'null'))
      const data = {
        ...writing,
        kind: 'submission_completion',
        state: 'waiting',
        until: '2026-11-25T08:00:00Z',
      }
      return { body: { success: true, message: '', data } }
    },
  })
  const open = (k: string | undefined) => {
    const history = createMemoryHistory({ initialEntries: [`/trimite-document?k=${k}`] })
    return render(<Providers application={createApplication({ history })} />)
  }
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Răspunsul dumneavoastră')
  const user = userEvent.setup({ delay: null })
  const first = open(links[0])
  await user.type(await field(), 'Planul este atașat.')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Planul este atașat.'))
  first.unmount()
  const second = open(links[1])
  expect((await field()).value).toBe('')
  await user.type(await field(), 'Chitanța')
  await user.type(screen.getByLabelText('E-mail'), 'ana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'ana@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  await user.click(screen.getByRole('button', { name: /Trimiteți completarea/ }))
  await screen.findByRole('heading', { level: 1, name: 'Mai este un pas: e-mailul' })
  expect(keys).toMatchObject([{ secret: links[1], key: links[1], answer: 'Chitanța' }])
  second.unmount()
  const again = open(links[0])
  expect((await field()).value).toBe('Planul este atașat.')
  again.unmount()
})

test('what was written for a link that is over or unknown is not kept in the browser', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  for (const code of ['SUBMISSION_REQUEST_OVER', 'PUBLIC_FORM_UNKNOWN', 'INTERNAL']) {
    localStorage.clear()
    sessionStorage.clear()
    const name = `hdoc-draft-${completionOf('legatura')}`
    localStorage.setItem(name, JSON.stringify({ answer: 'Planul' }))
    localStorage.setItem('hdoc-draft-submission_completion', JSON.stringify({ answer: 'Planul' }))
    keepForm(completionOf('legatura'))
    standIn({
      'GET /api/status': { body: statusFor(null) },
      'GET /api/portal_submission/asked': refusal(code === 'INTERNAL' ? 500 : 404, code, `Nu: ${code}`),
    })
    const history = createMemoryHistory({ initialEntries: ['/trimite-document?k=legatura'] })
    const { unmount } = render(<Providers application={createApplication({ history })} />)
    expect(await screen.findByText(`Nu: ${code}`)).toBeTruthy()
    // What could not be asked may still be sent.
    await waitFor(() => expect(localStorage.getItem(name) !== null).toBe(code === 'INTERNAL'))
    expect(localStorage.getItem('hdoc-draft-submission_completion')).toBeNull()
    unmount()
  }
})

test('a form that was changed meanwhile is said where it is filled, and asked for again', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  localStorage.clear()
  sessionStorage.clear()
  keepForm('submission')
  const type = { id: 7, name: 'Cerere simplă', deadline_days: 15, day_type: 'working' }
  const changed = 'Formularul a fost schimbat între timp.'
  const offered = (form_id: number, label: string): OfferedForm => ({
    ...{ type_id: 7, name: type.name, form_id },
    definition: formDefinitionSchema.parse({
      sections: [
        { key: 's', title: 'Garajul', fields: [{ key: 'loc', kind: 'text', label, required: true }] },
      ],
    }),
  })
  let form = offered(31, 'Locul')
  const sent: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(null) },
    'GET /api/portal_submission/types': {
      body: [{ ...type, signature_type: 'none', numbered: false, fills: true }],
    },
    'GET /api/online_form/offered/7': () => ({ body: form }),
    'POST /api/portal_submission/send': ({ body }: { body?: string | undefined }) => {
      sent.push(JSON.parse(body ?? 'null'))
      form = offered(32, 'Locul garajului')
      return refusal(422, 'VALIDATION', 'Date greșite', { errors: { form_id: [changed] } })
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/trimite-document'] })
  const { unmount } = render(<Providers application={createApplication({ history })} />)
  const user = userEvent.setup({ delay: null })
  const next = () => user.click(screen.getByRole('button', { name: 'Continuați' }))
  await user.selectOptions(await screen.findByLabelText('Tipul documentului'), type.name)
  await screen.findByText(/pasul 1 din 4/)
  await next()
  await user.type(await screen.findByLabelText('Locul'), 'Str. Teilor 4')
  await next()
  await screen.findByRole('heading', { level: 1, name: 'Fișierele' })
  await next()
  await user.type(await screen.findByLabelText('Numele și prenumele'), 'Ana Salcie')
  await user.type(screen.getByLabelText('E-mail'), 'ana@mail.example')
  await user.type(screen.getByLabelText('E-mail, încă o dată'), 'ana@mail.example')
  await user.click(screen.getByLabelText('Am citit informarea privind prelucrarea datelor'))
  await user.click(screen.getByRole('button', { name: /Depuneți documentul/ }))
  expect(await screen.findByText(changed)).toBeTruthy()
  expect((await screen.findByLabelText<HTMLInputElement>('Locul garajului')).value).toBe('Str. Teilor 4')
  expect(sent).toMatchObject([{ form_id: 31 }])
  unmount()
})
