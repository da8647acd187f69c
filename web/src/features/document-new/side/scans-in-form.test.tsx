import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openRegistration, write } from '../../../../test/registration.tsx'
import '../../../lib/languages/all-texts.ts'

const saved = { success: true, message: 'Salvat.' }
const scan = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  source: 'folder',
  sent_by: '',
  arrived_at: '2026-11-20T08:00:00Z',
  state: 'waiting',
  size: 9000,
  pages: 2,
  has_thumbnail: false,
  note: '',
  preview: 'pdf',
  taken_by: '',
  discarded: null,
  ...more,
})
const inbox = {
  data: [scan(4, 'ofertă.pdf'), scan(5, 'factură.pdf'), scan(6, 'nou.pdf', { state: 'reading' })],
  meta: { page: 1, more: false },
  counts: { waiting: 2, reading: 1, discarded: 0 },
  refused: [],
  folder: { path: '', name: '', can_change: false },
}
/** Takes scans as uploads whose ids are ten times theirs. */
const take = ({ body }: { body: string | undefined }) => {
  const { ids } = JSON.parse(body ?? '{}') as { ids: number[] }
  const data = ids.map((id) => ({
    id: id * 10,
    scan_id: id,
    name: inbox.data.find((one) => one.id === id)?.name ?? 'Telefon.pdf',
    mime: 'application/pdf',
    size: 9000,
  }))
  return { body: { ...saved, data } }
}

test('scans that wait are chosen in the form, by keyboard, and registered with the paper', async () => {
  const { sent } = openRegistration({ 'GET /api/scan/list': { body: inbox }, 'POST /api/scan/take': take })
  const user = userEvent.setup()
  await write(user)
  screen.getByRole('button', { name: 'Din scanate' }).focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Alegeți din scanările în așteptare' })
  const box = await within(dialog).findByRole('checkbox', { name: 'Alege factură.pdf' })
  expect(within(dialog).queryByRole('checkbox', { name: 'Alege nou.pdf' })).toBeNull()
  const add = within(dialog).getByRole('button', { name: 'Adaugă' }) as HTMLButtonElement
  expect(add.disabled).toBe(true)
  box.focus()
  await user.keyboard(' ')
  await user.click(within(dialog).getByRole('button', { name: 'Adaugă 1 scanare' }))
  expect(await screen.findByText('factură.pdf')).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Document înregistrat cu numărul')
  expect(sent[0]?.body).toMatchObject({ upload_ids: [50] })
})

test('pages of a phone come into the form once they may be taken, and are given back with it', async () => {
  const given: unknown[] = []
  const states = [
    { state: 'inbox', photos: 1, scan_id: null },
    { state: 'inbox', photos: 1, scan_id: 7 },
  ]
  const { unmount } = openRegistration({
    'POST /api/phone_link/make': {
      body: {
        ...saved,
        data: { id: 3, url: 'http://x/#/telefon/t', rows: ['1'], expires_at: '2099-01-01T00:00:00Z' },
      },
    },
    'GET /api/phone_link/state/3': () => ({ body: states.length > 1 ? states.shift() : states[0] }),
    'POST /api/scan/take': take,
    'POST /api/file/discard': ({ body }) => {
      given.push(JSON.parse(body ?? 'null'))
      return { body: saved }
    },
  })
  const user = userEvent.setup()
  await write(user)
  await user.click(screen.getByRole('button', { name: 'Cu telefonul' }))
  const dialog = await screen.findByRole('dialog', { name: 'Scanați cu telefonul' })
  expect(await within(dialog).findByText('Paginile ajung la fișierele din formular.')).toBeTruthy()
  expect(await screen.findByText('Telefon.pdf', {}, { timeout: 20_000 })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()
  await waitFor(() => expect(given).toEqual([{ id: 70 }]))
}, 60_000)
