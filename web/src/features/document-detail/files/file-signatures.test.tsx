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
const one = { file_id: 7, version: 1, checked_at: null, reason: null, content: null, signatures: [] }

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

test('of a signature that does not hold says whom it names, and nothing of trust', async () => {
  const broken = { ...ana, verdict: 'invalid', integrity: 'broken', problem: 'signature' } as const
  const signatures = [{ ...broken, changes: [], doubts: [], valid_then: null }]
  open({ body: [{ ...one, state: 'signed', signatures }] })
  const part = await screen.findByRole('region', { name: 'Semnăturile fișierului cerere.pdf' })
  expect(await within(part).findByText('numește pe Ana Pop')).toBeTruthy()
  const said = part.textContent ?? ''
  expect(said).toContain(
    'Numește certificatul pe numele Ana Pop (Probe SRL), emis de Autoritate de probă, dar',
  )
  expect(said).not.toMatch(/Semnat cu|calificată|La data semnării/)
})

test.each([
  [{ of: 'present', file_id: 8, name: 'plata.txt', version: 2 }, 'Semnează fișierul plata.txt, versiunea 2.'],
  [
    { of: 'earlier', file_id: 8, name: 'plata.txt', version: 1 },
    'Semnează fișierul plata.txt, versiunea 1, care este una anterioară.',
  ],
  [{ of: 'itself' }, /Semnează numai conținutul pe care îl cuprinde ea însăși/],
  [{ of: 'gone' }, 'Ce s-a semnat nu se mai află la acest document.'],
] as const)('says what a signature apart signs: %o', async (content, said) => {
  const apart = { ...pdf, name: 'plata.p7s', mime: 'application/pkcs7-signature' }
  open({ body: [{ ...one, state: 'signed', content, signatures: [ana] }] }, apart)
  expect(await screen.findByText(said)).toBeTruthy()
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
