import type { OwnComplaint } from '@hdoc/contract/complaints/own-complaint.ts'
import type { Tracking } from '@hdoc/contract/documents/tracking/tracking.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { statusFor } from '../../../test/people.ts'
import { type Reply, standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

const code = 'abcdefghjkmnpqrstuvw'
const tracking: Tracking = {
  number: 'S-0001',
  further_numbers: [],
  registered_on: '2026-11-20',
  institution: 'Comuna Dealu Florilor',
  status: { code: 'registered', name: 'Înregistrat', className: 'status-mute' },
  next: '',
  deadline_on: null,
  is_test: false,
  history: [],
}
const own: OwnComplaint = {
  number: 'S-0001',
  type: 'Drum',
  place: 'Strada Teilor',
  description: 'Groapă adâncă.',
  confirmed_at: '2026-11-20T08:00:00Z',
  status: { code: 'open', name: 'Deschisă (nouă)', className: 'status-mute' },
  deadline_on: '2026-12-02',
  answer: '',
  authority: '',
  messages: [{ id: 1, at: '2026-11-20T09:00:00Z', by: 'Olga Ofițer', own: false, text: 'Venim luni.' }],
  files: [],
  can: { withdraw: true, add: true },
}
beforeEach(() => Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true }))

function open(reply: Reply, address = `/urmarire/${code}?k=secret`) {
  const bodies: unknown[] = []
  const canceled = {
    ...own,
    status: { code: 'canceled' as const, name: 'Anulată', className: 'status-mute' },
  }
  const { asked } = standIn({
    'GET /api/status': { body: statusFor(null) },
    [`GET /api/tracking/get/${code}`]: { body: tracking },
    'GET /api/portal_complaint/own': reply,
    'POST /api/portal_complaint/withdraw_own': ({ body }) => {
      bodies.push(JSON.parse(body ?? 'null'))
      const data = { ...canceled, answer: 'Retrasă de petent.', can: { withdraw: false, add: false } }
      return { body: { success: true, message: '', data } }
    },
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<Providers application={createApplication({ history })} />)
  return { asked, bodies, user: userEvent.setup({ delay: null }) }
}

test('messages are read, and it is withdrawn only by who ticks that they are sure', async () => {
  const { user, bodies } = open({ body: own })
  expect(await screen.findByText('Venim luni.')).toBeTruthy()
  expect(screen.getByText(/^Olga Ofițer/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Trimiteți completarea' }))
  expect(screen.getByText('Scrieți completarea.')).toBeTruthy()
  const addition = screen.getByLabelText<HTMLTextAreaElement>('Adaug o completare')
  expect(addition.maxLength).toBe(-1)
  fireEvent.change(addition, { target: { value: 'a'.repeat(2003) } })
  await user.click(screen.getByRole('button', { name: 'Trimiteți completarea' }))
  expect(screen.getByText('Textul are 2.003 caractere; încap 2.000. Scurtați-l.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retrag sesizarea' }))
  const withdraw = screen.getByRole<HTMLButtonElement>('button', { name: 'Retrag sesizarea' })
  expect(withdraw.disabled).toBe(true)
  await user.click(screen.getByLabelText(/^Sunt sigur/))
  await user.click(withdraw)
  expect(await screen.findByText('Anulată')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'De ce a fost anulată' })).toBeTruthy()
  expect(screen.queryByLabelText('Adaug o completare')).toBeNull()
  expect(bodies).toEqual([{ k: 'secret' }])
})

test('the answer has its files; a bad secret, or none, shows the printed code’s page alone', async () => {
  const resolved = { code: 'resolved' as const, name: 'Rezolvată', className: 'status-ok' }
  const files = [{ id: 7, name: 'raspuns.pdf', size: 1024 }]
  const can = { withdraw: false, add: false }
  open({ body: { ...own, status: resolved, answer: 'Groapa a fost astupată.', files, can } })
  expect(await screen.findByText('Groapa a fost astupată.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'raspuns.pdf' }).getAttribute('href')).toBe(
    '/api/portal_complaint/own_file/7?k=secret',
  )
  cleanup()
  open({ status: 404, body: { success: false, code: 'PUBLIC_FORM_UNKNOWN', message: 'Nu.' } })
  expect(await screen.findByText(/^Legătura nu arată răspunsurile/)).toBeTruthy()
  expect(screen.getByText('S-0001')).toBeTruthy()
  cleanup()
  const { asked } = open({ body: own }, `/urmarire/${code}`)
  expect(await screen.findByText('S-0001')).toBeTruthy()
  expect(asked).not.toContain('GET /api/portal_complaint/own')
})
