import type { SigningCertificate, TrustedListRow } from '@hdoc/contract/signatures/signing-certificate.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import '../../../lib/languages/all-texts.ts'
import { type Replies, standIn } from '../../../../test/server.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { CertificateCard } from './certificate-card.tsx'
import { TrustedListsCard } from './trusted-lists-card.tsx'

function open(part: ReactNode, replies: Replies) {
  standIn(replies)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MantineProvider env="test" theme={theme}>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </MantineProvider>,
  )
}
const certificate: SigningCertificate['certificate'] = {
  name: 'Primăria Probă',
  issuer: 'Autoritate',
  serial: '01',
  valid_from: '2025-01-01T00:00:00Z',
  valid_until: '2026-12-30T00:00:00Z',
  added_at: '2026-11-20T08:00:00Z',
  added_by: 'Ana',
  state: 'ending',
  days_left: 40,
  lost: false,
}

test('the certificate says until when it is valid, and warns before its end', async () => {
  open(<CertificateCard />, {
    'GET /api/signing_certificate/get': { body: { certificate, timestamp_host: 'tsa.example' } },
  })
  expect(
    await screen.findByText('Certificatul mai este valabil 40 de zile, până la 30.12.2026.'),
  ).toBeTruthy()
  expect(screen.getByText('Expiră curând')).toBeTruthy()
  expect(screen.getByText('tsa.example')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Înlocuiește certificatul' })).toBeTruthy()
})

test('without a certificate one is asked for, and nothing can be deleted', async () => {
  open(<CertificateCard />, {
    'GET /api/signing_certificate/get': { body: { certificate: null, timestamp_host: null } },
  })
  expect(await screen.findByText('Nu este încărcat niciun certificat.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Încarcă certificatul' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Șterge certificatul' })).toBeNull()
})

test('a list shows its number, issuers and hash, and that it is outdated', async () => {
  const list: TrustedListRow = {
    id: 3,
    territory: 'RO',
    operator: 'Autoritatea de supraveghere',
    sequence: 88,
    issued_at: '2026-01-05T00:00:00Z',
    next_update: '2026-07-05T00:00:00Z',
    outdated: true,
    sha256: 'ab'.repeat(32),
    issuers: 21,
    loaded_at: '2026-02-01T00:00:00Z',
    loaded_by: 'Ana',
  }
  open(<TrustedListsCard />, { 'GET /api/trusted_list/list': { body: [list] } })
  expect(await screen.findByText('Depășită')).toBeTruthy()
  expect(screen.getByText(/Numărul 88 din 05.01.2026, 21 de emitenți./)).toBeTruthy()
  expect(screen.getByText(`SHA-256: ${list.sha256}`)).toBeTruthy()
})
