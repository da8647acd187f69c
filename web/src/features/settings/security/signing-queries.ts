import { signingCertificateCalls, trustedListCalls } from '@hdoc/contract/signatures/signing-certificate.ts'
import { queryOptions } from '@tanstack/react-query'
import { settingsKey } from '../../../entities/changes/keys.ts'
import { call } from '../../../lib/calls/call.ts'

export const signingCertificateQuery = queryOptions({
  queryKey: [...settingsKey, 'signing_certificate'],
  queryFn: ({ signal }) => call(signingCertificateCalls.get, { signal }),
})

export const trustedListsQuery = queryOptions({
  queryKey: [...settingsKey, 'trusted_lists'],
  queryFn: ({ signal }) => call(trustedListCalls.list, { signal }),
})
