import type { DataRequest } from '@hdoc/contract/cases/data-requests.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { document4512 } from '../../../../test/document.ts'
import { aPerson, statusFor } from '../../../../test/people.ts'
import { type Replies, refusal, standIn } from '../../../../test/server.ts'
import { case312 } from '../../../../test/workcase.ts'
import { createApplication } from '../../../app/application.ts'
import { Providers } from '../../../app/providers.tsx'
import '../../../lib/languages/all-texts.ts'

const request: DataRequest = {
  id: 3,
  state: 'open',
  asked_at: '2026-11-18T12:05:00Z',
  asked_by: 'Radu Mesteacăn',
  group: 'Urbanism',
  message: '',
  until_on: '2026-12-03',
  way: 'email',
  email: 'narcisa@example.com',
  mail_state: 'left',
  mail_reason: '',
  mailed_at: '2026-11-18T12:06:00Z',
  items: [
    {
      n: 1,
      what: 'Plan de situație vizat OCPI',
      answer: '',
      answered_at: '2026-11-20T07:12:00Z',
      files: [{ id: 9, name: 'plan-situatie.pdf', size: 3_200_000 }],
    },
    { n: 2, what: 'Dovada achitării taxei', answer: '', answered_at: null, files: [] },
  ],
  replies: [{ at: '2026-11-20T07:12:00Z', text: 'Revin cu dovada' }],
  stops_clock: true,
  added_days: 0,
  reminded_at: null,
  ended_at: null,
  ended_by: '',
  end_reason: '',
  can: { remind: true, cancel: true, print: true },
}

// happy-dom has no fonts; a text field that grows with its text listens to them.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

function open(requests: DataRequest[], mails = true, more: Replies = {}) {
  const bodies: Record<string, unknown> = {}
  const keep =
    (name: string) =>
    ({ body }: { body: string | undefined }) => {
      bodies[name] = JSON.parse(body ?? 'null')
      return { body: { success: true, message: '', id: 3, data: request } }
    }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'document.list', 'workcase.work')) },
    'GET /api/workcase/get/312': {
      body: { ...case312, can: { ...case312.can, request_data: requests.length === 0 } },
    },
    'GET /api/workcase/activity/312': { body: [] },
    'GET /api/document/get/4512': { body: document4512 },
    'GET /api/document/comments/4512': { body: [] },
    'GET /api/data_request/of_case/312': {
      body: { requests, email: 'narcisa@example.com', stops_clock: true, mails },
    },
    'POST /api/data_request/add': keep('add'),
    'POST /api/data_request/remind': keep('remind'),
    'POST /api/data_request/cancel': keep('cancel'),
    ...more,
  })
  const history = createMemoryHistory({ initialEntries: ['/workcase/312'] })
  render(<Providers application={createApplication({ history })} />)
  return { bodies, user: userEvent.setup({ delay: null }) }
}

test('what came and what did not stand in their order, with what the citizen wrote', async () => {
  const { bodies, user } = open([request])
  const card = await screen.findByRole('region', { name: 'Date suplimentare cerute' })
  expect(within(card).getByText('1 din 2 primite')).toBeTruthy()
  const lines = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines[0]).toContain('plan-situatie.pdf · 3,2 MB')
  expect(lines[1]).toContain('nu a venit; cerut la 18.11.2026')
  expect(card.textContent).toContain('„Revin cu dovada”')
  expect(card.textContent).toContain('a plecat la narcisa@example.com, 18.11.2026')
  expect(card.textContent).toContain('termenul stă pe loc')
  await user.click(within(card).getByRole('button', { name: 'Amintește' }))
  await waitFor(() => expect(bodies.remind).toEqual({ id: 3 }))
})

test('an e-mail that could not leave says why, and is sent again to the address that is right', async () => {
  const refused: DataRequest = {
    ...request,
    mail_state: 'refused',
    mail_reason: 'Serverul a refuzat mesajul: 550',
    mailed_at: null,
  }
  const { bodies, user } = open([refused])
  const card = await screen.findByRole('region', { name: 'Date suplimentare cerute' })
  expect(within(card).getByText(/^Solicitarea nu a plecat: Serverul a refuzat mesajul: 550/)).toBeTruthy()
  expect(within(card).queryByText(/a plecat la/)).toBeNull()
  await user.click(within(card).getByRole('button', { name: 'Trimite din nou' }))
  const dialog = await screen.findByRole('dialog')
  const address = within(dialog).getByLabelText(/E-mailul petentului/)
  await user.clear(address)
  await user.type(address, 'narcisa@firma.example')
  await user.click(within(dialog).getByRole('button', { name: 'Trimite din nou' }))
  await waitFor(() => expect(bodies.remind).toEqual({ id: 3, email: 'narcisa@firma.example' }))
})

test('one that has not left yet is said to leave', async () => {
  open([{ ...request, mail_state: 'waiting', mailed_at: null, state: 'open' }])
  const card = await screen.findByRole('region', { name: 'Date suplimentare cerute' })
  expect(card.textContent).toContain('pleacă la narcisa@example.com')
})

test('waiting is given up with a reason', async () => {
  const { bodies, user } = open([request])
  await user.click(await screen.findByRole('button', { name: 'Nu mai aștept' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^Motiv/), 'A venit la ghișeu')
  await user.click(within(dialog).getByRole('button', { name: 'Nu mai aștept' }))
  await waitFor(() => expect(bodies.cancel).toEqual({ id: 3, reason: 'A venit la ghișeu' }))
})

test('data are asked in items, to the address of the issuer, until a day', async () => {
  const { bodies, user } = open([])
  await user.click(await screen.findByRole('button', { name: 'Cere date' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(await within(dialog).findByLabelText(/Ce trebuie trimis \(1\)/), 'Plan de situație')
  await user.click(within(dialog).getByRole('button', { name: 'Încă un document sau o lămurire' }))
  await user.type(within(dialog).getByLabelText(/Ce trebuie trimis \(2\)/), 'Dovada taxei')
  expect(within(dialog).getByText(/Termenul stă pe loc/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Trimite solicitarea' }))
  await waitFor(() =>
    expect(bodies.add).toMatchObject({
      case_id: 312,
      items: ['Plan de situație', 'Dovada taxei'],
      way: 'email',
      email: 'narcisa@example.com',
      version: 3,
    }),
  )
})

test('what is asked stays written when a colleague moves the case on meanwhile', async () => {
  let version = 3
  const sent: unknown[] = []
  const { user } = open([], true, {
    'GET /api/workcase/get/312': () => ({
      body: { ...case312, version, can: { ...case312.can, request_data: true } },
    }),
    'POST /api/data_request/add': ({ body }) => {
      const asked = JSON.parse(body ?? '{}') as { version: number }
      sent.push(asked)
      return asked.version === version
        ? { body: { success: true, message: '', id: 3, data: request } }
        : refusal(409, 'STALE_VERSION', 'Altcineva a modificat între timp.')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Cere date' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/Ce trebuie trimis \(1\)/), 'Plan de situație')
  version = 4
  await user.click(dialog.getByRole('button', { name: 'Trimite solicitarea' }))
  await user.click(await dialog.findByRole('button', { name: 'Păstrez ce am scris' }))
  await waitFor(() => expect(dialog.queryByText('Altcineva a modificat între timp.')).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Trimite solicitarea' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ version: 4, items: ['Plan de situație'], email: 'narcisa@example.com' })
})

test('without a mail server data are asked on paper', async () => {
  const { user } = open([], false)
  await user.click(await screen.findByRole('button', { name: 'Cere date' }))
  const dialog = await screen.findByRole('dialog')
  const byMail = await within(dialog).findByRole<HTMLInputElement>('radio', { name: 'E-mail' })
  expect(byMail.disabled).toBe(true)
  expect(within(dialog).getByText(/Serverul de e-mail nu este configurat/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Întocmește foaia' })).toBeTruthy()
})
