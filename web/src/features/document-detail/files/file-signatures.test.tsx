import type { FileRow } from '@hdoc/contract/files/files.ts'
import type { SignatureRow } from '@hdoc/contract/signatures/signatures.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../lib/languages/all-texts.ts'
import { document4512 } from '../../../../test/document.ts'
import { type Reply, refusal, standIn } from '../../../../test/server.ts'
import { FileSignatures } from './file-signatures.tsx'

const ana: SignatureRow = {
  id: 1,
  role: 'signature',
  verdict: 'unconfirmed',
  integrity: 'extended',
  problem: null,
  changes: [{ what: 'timestamp_added', where: 'T1', permitted: true }],
  who: {
    name: 'Ana Pop',
    organisation: 'Probe SRL',
    issuer: 'Autoritate de probă',
    serial: '01',
    valid_from: '2024-01-01T00:00:00.000Z',
    valid_until: '2034-01-01T00:00:00.000Z',
  },
  when: { kind: 'claim', at: '2026-11-20T08:00:00.000Z' },
  valid_then: true,
  trusted: false,
  qualified: false,
  doubts: ['no_list'],
}
const address = 'GET /api/signature/of_document/4512'
const one = { file_id: 7, version: 1, checked_at: null, reason: null, signatures: [] }

const pdf: FileRow = {
  ...document4512.files[0]!,
  id: 7,
  name: 'cerere.pdf',
  mime: 'application/pdf',
  version: 1,
}

function open(answer: Reply, file = pdf) {
  standIn({ [address]: answer })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <FileSignatures documentId={4512} file={file} />
    </QueryClientProvider>,
  )
}

test('says of each signature whether the document has changed since, who signed, and when', async () => {
  open({ body: [{ ...one, state: 'signed', signatures: [ana] }] })
  const part = await screen.findByRole('region', { name: 'Semnăturile fișierului cerere.pdf' })
  expect(await within(part).findByText('Semnătură neconfirmată')).toBeTruthy()
  const said = part.textContent ?? ''
  expect(said).toContain('Ce s-a semnat nu s-a schimbat; după semnare s-au adăugat numai cele de mai jos.')
  expect(within(part).getByRole('listitem').textContent).toBe('o marcă temporală: T1')
  expect(said).toContain(
    'Semnat cu certificatul pe numele Ana Pop (Probe SRL), emis de Autoritate de probă, valabil de la 01.01.2024 până la 01.01.2034. La data semnării era valabil.',
  )
  expect(said).toContain('Semnatarul declară 20.11.2026, 10:00; nicio marcă temporală nu o confirmă.')
  expect(said).toContain('Nu este încărcată nicio listă de încredere')
  expect(said).not.toContain('calificată')
})

test.each([
  ['waiting', null, 'Se verifică semnăturile…'],
  ['unsigned', null, 'Fără semnătură electronică.'],
  ['unreadable', 'encrypted', /protejat cu parolă/],
  ['unreadable', 'content_missing', /a unui alt fișier/],
] as const)('says what became of a file that is %s (%s)', async (state, reason, said) => {
  open({ body: [{ ...one, state, reason }] })
  expect(await screen.findByText(said)).toBeTruthy()
})

test('says that the signatures could not be loaded', async () => {
  open(refusal(500, 'INTERNAL', 'Operațiunea a eșuat.'))
  expect(await screen.findByText('Semnăturile nu au putut fi încărcate')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Încearcă din nou' })).toBeTruthy()
})

test('says nothing of files that cannot be signed', () => {
  open({ body: [] }, { ...pdf, mime: 'image/png', name: 'poza.png' })
  expect(screen.queryByRole('region')).toBeNull()
})
