import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openRegistration } from '../../../test/registration.tsx'
import { keepScansToRegister } from '../../entities/scans/scans-to-register.ts'
import '../../lib/languages/all-texts.ts'

const saved = { success: true, message: 'Salvat.' }
const scan = { id: 41, scan_id: 4, name: '04 ofertă.pdf', mime: 'application/pdf', size: 9000 }

function open() {
  const given: unknown[] = []
  keepScansToRegister([4])
  const { unmount } = openRegistration({
    'POST /api/scan/take': { body: { ...saved, data: [scan] } },
    'POST /api/file/discard': ({ body }) => {
      given.push(JSON.parse(body ?? 'null'))
      return { body: saved }
    },
  })
  return { given, leave: () => act(unmount) }
}

test('a scan that was to be registered is given back when the form is left', async () => {
  const { given, leave } = open()
  await screen.findByText('04 ofertă.pdf')
  expect(given).toEqual([])
  leave()
  await waitFor(() => expect(given).toEqual([{ id: 41 }]))
})

test('one that was taken out of the form is given back at once, and once', async () => {
  const { given, leave } = open()
  ;(await screen.findByRole('button', { name: 'Elimină fișierul 04 ofertă.pdf' })).click()
  await waitFor(() => expect(given).toEqual([{ id: 41 }]))
  leave()
  expect(given).toEqual([{ id: 41 }])
})
