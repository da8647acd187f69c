import type { RegistrationForm } from '@hdoc/contract/documents.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApplication } from '../../app/application.ts'
import { Providers } from '../../app/providers.tsx'
import { aPerson, statusFor } from '../../app/test-people.ts'
import { standIn } from '../../app/test-server.ts'
import { keepScansToRegister } from '../../entities/scans/scans-to-register.ts'
import { emptySession } from '../../entities/session/session.ts'
import { setSession } from '../../entities/session/session-store.ts'
import '../../lib/all-texts.ts'
import { setLanguage } from '../../lib/language.ts'

const choices: RegistrationForm = {
  today: '2026-11-20',
  registers: [
    {
      id: 1,
      name: 'Registru general',
      code: 'RG',
      category: null,
      is_default: true,
      next_sample: '004528',
      refused: null,
    },
  ],
  secondary_registers: [],
  doc_types: [],
  groups: [],
  free_days: [],
  max_file_mb: 250,
  templates: [],
  habits: { fields: [], stays: false, values: {} },
}
const saved = { success: true, message: 'Salvat.' }
const scan = { id: 41, scan_id: 4, name: '04 ofertă.pdf', mime: 'application/pdf', size: 9000 }

function open() {
  const given: unknown[] = []
  standIn({
    'GET /api/status': { body: statusFor(aPerson({}, 'document.register', 'document.list')) },
    'GET /api/document/registration_form': { body: choices },
    'GET /api/issuer/suggest': { body: [] },
    'POST /api/scan/take': { body: { ...saved, data: [scan] } },
    'POST /api/file/discard': ({ body }) => {
      given.push(JSON.parse(body ?? 'null'))
      return { body: saved }
    },
  })
  keepScansToRegister([4])
  const history = createMemoryHistory({ initialEntries: ['/document/new'] })
  const { unmount } = render(<Providers application={createApplication({ history })} />)
  return { given, leave: () => act(unmount) }
}

// A whole page on a machine that does other things too.
configure({ asyncUtilTimeout: 8000 })
beforeEach(() => {
  setSession(emptySession)
  sessionStorage.clear()
  localStorage.clear()
  setLanguage('ro')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
