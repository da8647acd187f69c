import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPerson, statusFor } from '../../../test/people.ts'
import { choices } from '../../../test/registration-samples.ts'
import { aReport, aRun } from '../../../test/reports/a-run.ts'
import { refusal, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { applyChange } from '../../entities/changes/apply-change.ts'
import '../../lib/languages/all-texts.ts'

// happy-dom has no fonts; a text field that grows with its text listens to them.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

const title = 'Raport semestrial de petiții'
const already = 'Raportul a fost trimis spre aprobare și rămâne neschimbat.'
const [type] = choices.doc_types
if (!type) throw new Error('there are no types')
const [register] = choices.registers
if (!register) throw new Error('there are no registers')
const form = {
  ...choices,
  registers: [
    ...choices.registers,
    { ...register, id: 3, name: 'Registru de rapoarte', is_default: false, refused: 'closed' },
  ],
  doc_types: [
    type,
    { ...type, id: 40, name: 'Raport', category: 'interne', register_id: 1, is_default: true },
    { ...type, id: 41, name: 'Numai în dosar', category: 'interne', case_only: true },
    {
      ...type,
      id: 42,
      name: 'Dare de seamă',
      category: 'interne',
      register_id: 3,
      fixed_register: true,
      is_default: false,
    },
  ],
}
const traian = { id: 9, name: 'Traian Codreanu', job_title: 'Primar', absence: '' }

/** The page with one run of the half-yearly report; `run` stands as it is after each call. */
function openReports(
  more: object,
  onSend: (body: unknown) => ReturnType<typeof refusal> | undefined = () => undefined,
) {
  const open = {
    ...aRun,
    title,
    law: 'OG 27/2002',
    lines: [],
    gaps: [],
    remarks: 'La timp.',
    version: 3,
    ...more,
  }
  let run: typeof open | (Omit<typeof open, 'sent_as'> & { sent_as: object }) = open
  const rights = ['dashboard.statistics', 'document.register', 'approval.request'] as const
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, ...rights)) },
    'GET /api/report/catalogue': {
      body: {
        today: '2026-11-20',
        reports: [aReport({ id: 'petitions', group: 'legal', title, asks: ['half'] })],
      },
    },
    'GET /api/report/runs': () => ({ body: { runs: [run] } }),
    'GET /api/report/get/7': () => ({ body: run }),
    'GET /api/document/registration_form': { body: form },
    'GET /api/approval/approvers': { body: [{ ...traian, approve: true, sign: true, visa_legal: false }] },
    // The run that is fetched afterwards is still the one before.
    'POST /api/report/remark': () =>
      run.is_sent
        ? refusal(409, 'REPORT_SENT_UNSEEN', already)
        : { body: { success: true, message: 'Salvat.', version: 4 } },
    'POST /api/report/send': ({ body }) => {
      const refused = onSend(JSON.parse(body ?? ''))
      if (refused) return refused
      run = {
        ...run,
        is_sent: true,
        sent_as: { id: 4512, number: '004512' },
        can: { cancel: false, send: false },
      }
      return {
        body: {
          success: true,
          message: 'Salvat.',
          document: { id: 4512, number: '004512' },
          request_id: 5,
        },
      }
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/reports?run=7'] })
  const application = createApplication({ history })
  render(<Providers application={application} />)
  const meanwhile = (changed: Partial<typeof open>) => {
    run = { ...run, ...changed }
    return applyChange(application.queryClient, { what: 'report.changed' })
  }
  return Object.assign(userEvent.setup(), { meanwhile })
}

const sendable = { can: { cancel: false, send: true } }

test('a report whose period runs says from when on it can be sent, and its button is locked', async () => {
  const reason = 'Se poate trimite după 31.12.2026, când perioada se încheie.'
  openReports({ of: 'Semestrul II 2026', cannot: { send: reason } })
  const button = await screen.findByRole('button', { name: /^Trimite spre aprobare/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(reason)).not.toHaveLength(0)
})

test('a sent report has become a document: type, register and text are proposed, one chooses who approves', async () => {
  const sent: unknown[] = []
  const user = openReports(sendable, (body) => {
    sent.push(body)
    return sent.length === 1
      ? refusal(409, 'REPORT_MADE_EARLY', 'Raportul a fost pregătit înainte de sfârșitul perioadei.')
      : undefined
  })
  await user.click(await screen.findByRole('button', { name: 'Trimite spre aprobare' }))
  await screen.findByRole('combobox', { name: /^Tipul documentului/ })
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Trimite spre aprobare: Semestrul I 2026' }),
  )
  expect(dialog.getByLabelText<HTMLInputElement>(/^Tipul documentului/).value).toBe('Raport')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Registrul/).value).toContain('Registru general')
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Conținut pe scurt/).value).toBe(
    'Raport semestrial de petiții, semestrul I 2026',
  )
  await user.click(dialog.getByRole('button', { name: /^Trimite spre aprobare/ }))
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('combobox', { name: /^Persoana/ }), 'Traian{Enter}')
  await user.click(dialog.getByRole('button', { name: /^Trimite spre aprobare/ }))
  const failed = within(await screen.findByRole('dialog', { name: 'Operațiune eșuată' }))
  expect(failed.getByText('Raportul a fost pregătit înainte de sfârșitul perioadei.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Operațiune eșuată' })).toBeNull())
  await user.click(dialog.getByRole('button', { name: /^Trimite spre aprobare/ }))
  const link = await screen.findByRole('link', { name: 'Trimis spre aprobare · 004512' })
  expect(link.getAttribute('href')).toBe('/document/4512')
  expect(sent.at(-1)).toEqual({
    id: 7,
    version: 3,
    register_id: 1,
    doc_type_id: 40,
    short_description: 'Raport semestrial de petiții, semestrul I 2026',
    text: '',
    mode: 'one_by_one',
    steps: [{ user_id: 9, task: 'approve', label: '' }],
  })
  // What was sent is only read from then on.
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Trimite spre aprobare/ })).toBeNull())
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Observații/ })).toBeNull())
  expect(screen.getByText(/La timp\./)).toBeTruthy()
})

test('a type whose only register gives no number shows that register with the reason', async () => {
  const user = openReports(sendable)
  await user.click(await screen.findByRole('button', { name: 'Trimite spre aprobare' }))
  const type = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Tipul documentului/ })
  await user.clear(type)
  await user.type(type, 'Dare{Enter}')
  const register = screen.getByRole<HTMLInputElement>('combobox', { name: /^Registrul/ })
  await waitFor(() => expect(register.value).toBe('Registru de rapoarte · închis'))
  expect(register.disabled).toBe(true)
})

test('the dialog stands at once, while its choices are still asked for', async () => {
  const user = openReports(sendable)
  const { promise, resolve } = Promise.withResolvers<void>()
  const passOn = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('registration_form')) await promise
    return passOn(address, init)
  })
  await user.click(await screen.findByRole('button', { name: 'Trimite spre aprobare' }))
  const waiting = await screen.findByRole('dialog', { name: 'Trimite spre aprobare: Semestrul I 2026' })
  expect(within(waiting).queryByRole('combobox')).toBeNull()
  resolve()
  expect(await screen.findByRole('combobox', { name: /^Tipul documentului/ })).toBeTruthy()
})

test('remarks that a person is writing stay when a colleague sends the report, and saving says why not', async () => {
  const user = openReports(sendable)
  await screen.findByRole('button', { name: 'Trimite spre aprobare' })
  await user.type(screen.getByLabelText(/^Observații în raport/), ' Încă ceva.')
  await user.meanwhile({ is_sent: true, version: 4, can: { cancel: false, send: false } })
  expect(await screen.findByText('Trimis spre aprobare')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Observații în raport/).value).toBe(
    'La timp. Încă ceva.',
  )
  await user.click(screen.getByRole('button', { name: 'Păstrează observațiile' }))
  expect(await screen.findAllByText(already)).not.toHaveLength(0)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Observații în raport/).value).toBe(
    'La timp. Încă ceva.',
  )
})

test('remarks that are written and not kept are kept first', async () => {
  const user = openReports(sendable)
  const button = await screen.findByRole('button', { name: 'Trimite spre aprobare' })
  expect(button.getAttribute('aria-disabled')).toBeNull()
  await user.type(screen.getByLabelText(/^Observații în raport/), ' Încă ceva.')
  expect(screen.getAllByText('Păstrați mai întâi observațiile scrise.')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: /^Trimite spre aprobare/ }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('what is sent is what stood there when the dialog was opened, and the dialog says who sent it first', async () => {
  const sent: unknown[] = []
  const user = openReports(sendable, (body) => {
    sent.push(body)
    return refusal(409, 'REPORT_SENT_UNSEEN', already)
  })
  await user.click(await screen.findByRole('button', { name: 'Trimite spre aprobare' }))
  await screen.findByRole('combobox', { name: /^Tipul documentului/ })
  const dialog = within(await screen.findByRole('dialog', { name: /^Trimite spre aprobare/ }))
  await user.type(dialog.getByRole('combobox', { name: /^Persoana/ }), 'Traian{Enter}')
  await user.meanwhile({ remarks: 'Ale colegului.', version: 4 })
  await user.meanwhile({ is_sent: true, can: { cancel: false, send: false } })
  expect(await screen.findByText('Trimis spre aprobare')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Trimite spre aprobare/ }))
  expect(await screen.findAllByText(already)).not.toHaveLength(0)
  expect(sent).toMatchObject([{ id: 7, version: 3 }])
})

test('what was just saved here is sent with the version it got', async () => {
  const sent: unknown[] = []
  const user = openReports(sendable, (body) => {
    sent.push(body)
    return undefined
  })
  await screen.findByRole('button', { name: 'Trimite spre aprobare' })
  await user.type(screen.getByLabelText(/^Observații în raport/), ' Încă ceva.')
  await user.click(screen.getByRole('button', { name: 'Păstrează observațiile' }))
  const isLocked = () =>
    screen.getByRole('button', { name: /^Trimite spre aprobare/ }).getAttribute('aria-disabled') === 'true'
  await waitFor(() => expect(isLocked()).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Trimite spre aprobare' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Trimite spre aprobare/ }))
  await user.type(dialog.getByRole('combobox', { name: /^Persoana/ }), 'Traian{Enter}')
  await user.click(dialog.getByRole('button', { name: /^Trimite spre aprobare/ }))
  await waitFor(() => expect(sent).toMatchObject([{ id: 7, version: 4 }]))
})
