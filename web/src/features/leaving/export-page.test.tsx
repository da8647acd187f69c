import type { InstitutionExport } from '@hdoc/contract/leaving/institution-exports.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { heading, openApplication } from '../../../test/application.tsx'
import { aPerson } from '../../../test/people.ts'

const made: InstitutionExport = {
  id: 3,
  state: 'done',
  waits_for_import: false,
  asked_at: '2026-11-20T08:00:00Z',
  asked_by: 'Ana',
  cut_at: '2026-11-20T08:00:05Z',
  rows: 1234,
  files: 10,
  file_bytes: 5_000_000,
  packed: 10,
  packed_bytes: 5_000_000,
  missing: 1,
  parts: [
    { part: 0, name: 'manifest.json', size: 900, sha256: 'a'.repeat(64) },
    { part: 1, name: 'export-3-partea-001.zip', size: 4_000_000, sha256: 'b'.repeat(64) },
  ],
  unlocked_until: null,
  ended_at: '2026-11-20T08:10:00Z',
  kept_until: '2026-11-27',
  failure: null,
  needed_bytes: null,
}

test('an export is asked for with the password, followed, stopped and downloaded in parts', async () => {
  const full: InstitutionExport = {
    ...made,
    ...{ id: 2, state: 'failed', failure: 'no_room', needed_bytes: 3_000_000_000 },
    ...{ cut_at: null, parts: [], missing: 0, kept_until: null },
  }
  const origin = { imported_at: '2026-11-01T08:00:00Z', installation_key: 'k', audit_size: 2_000_000 }
  let exports: InstitutionExport[] = [made, full]
  const asked: unknown[] = []
  openApplication('/admin/settings/export', aPerson({}, 'client.admin'), {
    'GET /api/institution_export/list': () => ({ body: { exports, key_id: '0123456789abcdef', origin } }),
    'GET /api/factor/get': {
      body: {
        has_password: true,
        totp: { on: false, since: null },
        passkeys: [],
        recovery_left: 0,
        required: false,
        proof_to_add: true,
      },
    },
    'POST /api/institution_export/ask': ({ body }: { body?: string | undefined }) => {
      asked.push(JSON.parse(body ?? 'null'))
      exports = [
        { ...made, id: 4, state: 'packing', packed: 2, parts: [], missing: 0, kept_until: null },
        made,
      ]
      return { body: { success: true, message: '', id: 4 } }
    },
    'POST /api/institution_export/unlock': ({ body }: { body?: string | undefined }) => {
      asked.push(JSON.parse(body ?? 'null'))
      exports = [{ ...made, unlocked_until: '2026-11-20T08:25:00Z' }, full]
      return { body: { success: true, message: '' } }
    },
    'POST /api/institution_export/cancel': () => {
      exports = [
        { ...made, id: 4, state: 'cancelled', cut_at: null, parts: [], missing: 0, kept_until: null },
        made,
      ]
      return { body: { success: true, message: '' } }
    },
  })
  await heading('Exportul instituției')
  expect(await screen.findByText('0123456789abcdef')).toBeTruthy()
  expect(await screen.findByText('export-3-partea-001.zip')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'export-3-partea-001.zip' })).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Descarcă părțile…' }))
  await user.type(await screen.findByLabelText(/[Pp]arol/), 'o parolă')
  await user.click(screen.getByRole('button', { name: 'Confirmă' }))
  await waitFor(() => expect(asked.splice(0)).toEqual([{ id: 3, password: 'o parolă' }]))
  const part = await screen.findByRole('link', { name: 'export-3-partea-001.zip' })
  expect(part.getAttribute('href')).toBe('/api/institution_export/part/3/1')
  expect(screen.getByText(`SHA-256 ${'b'.repeat(64)}`)).toBeTruthy()
  expect(screen.getByText(/Părțile se păstrează până la 27\.11\.2026/)).toBeTruthy()
  expect(screen.getByText(/Fișiere lipsă sau deteriorate pe server: 1/)).toBeTruthy()
  expect(screen.getByText(/Nu este loc pe discul serverului: sunt necesari .*GB/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Jurnalul de dinainte/ }).getAttribute('href')).toBe(
    '/api/institution_export/audit_before',
  )

  await user.click(screen.getByRole('button', { name: 'Cere un export' }))
  await user.type(await screen.findByLabelText(/[Pp]arol/), 'o parolă')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cere un export' }))
  await waitFor(() => expect(asked).toEqual([{ password: 'o parolă' }]))
  expect(await screen.findByText('2 din 10 fișiere')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cere un export' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Oprește' }))
  expect(await screen.findByText('Oprit; nu s-a păstrat nimic.')).toBeTruthy()
})

test('why nothing is copied yet, and why nothing will be, is said', async () => {
  const plain = { ...made, cut_at: null, parts: [], missing: 0, kept_until: null, ended_at: null }
  const exports: InstitutionExport[] = [
    { ...plain, id: 5, state: 'waiting', waits_for_import: true },
    { ...plain, id: 4, state: 'failed', failure: 'import_left' },
    { ...plain, id: 3, state: 'failed', failure: 'import_under_way' },
  ]
  openApplication('/admin/settings/export', aPerson({}, 'client.admin'), {
    'GET /api/institution_export/list': { body: { exports, key_id: '0123456789abcdef', origin: null } },
  })
  await heading('Exportul instituției')
  expect(await screen.findByText(/Așteaptă să se termine un import .* cel mult 6 ore/)).toBeTruthy()
  expect(screen.queryByText('Se copiază datele…')).toBeNull()
  expect(screen.getByText(/a lăsat rânduri ascunse\. Desfaceți importul/)).toBeTruthy()
  expect(screen.getByText(/A așteptat prea mult un import/)).toBeTruthy()
})
