import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { complaint5 } from '../../../test/complaint.ts'
import { aPerson, statusFor } from '../../../test/people.ts'
import { standIn } from '../../../test/server.ts'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import '../../lib/languages/all-texts.ts'

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

function open(row = complaint5) {
  const sent: [string, unknown][] = []
  const take =
    (name: string) =>
    ({ body }: { body: string | undefined }) => {
      sent.push([name, JSON.parse(body ?? 'null')])
      return {
        body: { success: true, message: 'Gata.', id: row.id, data: { ...row, version: row.version + 1 } },
      }
    }
  standIn({
    'GET /api/status': { body: statusFor(aPerson({ id: 2 }, 'complaint.view', 'complaint.accept')) },
    'GET /api/complaint/get/5': { body: row },
    'GET /api/complaint/activity/5': { body: [] },
    'GET /api/complaint/form': {
      body: { types: [], groups: [{ id: 3, name: 'Administrativ' }], max_file_mb: 25 },
    },
    'POST /api/complaint/accept': take('accept'),
    'POST /api/complaint/reject': take('reject'),
    'POST /api/complaint/comment': take('comment'),
    'POST /api/complaint/show_photo': take('show_photo'),
  })
  const history = createMemoryHistory({ initialEntries: ['/detalii-sesizare/5'] })
  render(<Providers application={createApplication({ history })} />)
  return { sent, user: userEvent.setup() }
}

test('a new complaint is accepted, commented and its photo hidden in part before it is shown', async () => {
  const { sent, user } = open()
  expect(await screen.findByRole('heading', { level: 1, name: /S-0088.*Drumuri, gropi/ })).toBeTruthy()
  expect(screen.getByText('Seamănă cu S-0081.')).toBeTruthy()
  expect(screen.getByText('Cât este de adâncă?').nextElementSibling?.textContent).toBe('20 cm')
  expect(screen.getByRole('link', { name: /S-0081, la 95 m, în lucru/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Redeschide' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Acceptă' }))
  const accepting = await screen.findByRole('dialog', { name: 'Acceptați sesizarea S-0088?' })
  await within(accepting).findByRole('option', { name: 'Administrativ' })
  await user.click(within(accepting).getByRole('button', { name: 'Acceptă' }))
  await waitFor(() => expect(sent).toEqual([['accept', { id: 5, version: 3, group_id: 3, resolution: '' }]]))

  await user.click(screen.getByRole('radio', { name: 'Public' }))
  expect(screen.getByText('Pleacă prin e-mail la petent@cetateni.example.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Comentariu' }), 'Venim mâine.')
  await user.click(screen.getByRole('button', { name: 'Trimite' }))
  await waitFor(() => expect(sent[1]).toEqual(['comment', { id: 5, body: 'Venim mâine.', is_public: true }]))

  await user.click(screen.getByRole('button', { name: 'Arată public…' }))
  const photo = await screen.findByRole('dialog', { name: /Ce se ascunde/ })
  await user.click(within(photo).getByRole('button', { name: 'Adaugă un dreptunghi' }))
  expect(within(photo).getByRole('group', { name: 'Partea 1' })).toBeTruthy()
  await user.click(within(photo).getByRole('button', { name: 'Arată public' }))
  await waitFor(() =>
    expect(sent[2]).toEqual(['show_photo', { id: 5, file_id: 9, regions: [[0.4, 0.4, 0.2, 0.2]] }]),
  )
})

test('a rejection without its comment is not sent; one without a number says why', async () => {
  const { sent, user } = open({ ...complaint5, number: '', document: null, fault: 'Registrul este închis.' })
  expect(await screen.findByText('Nu are încă număr: Registrul este închis.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Respinge' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Respinge' }))
  expect((await within(dialog).findAllByText('Acest câmp trebuie să fie completat.')).length).toBeGreaterThan(
    0,
  )
  expect(sent).toEqual([])
})
