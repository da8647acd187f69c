import { signatureCalls } from '@hdoc/contract/signatures/signatures.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { filesKey } from '../changes/keys.ts'

const BUSY_MS = 2_000

/** What the files of a document say of their signatures; asked again until all of them are checked. */
export const signaturesQuery = (documentId: number) =>
  queryOptions({
    queryKey: [...filesKey, 'signatures', documentId],
    queryFn: ({ signal }) => call(signatureCalls.ofDocument, { params: { id: documentId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.some((file) => file.state === 'waiting') ? BUSY_MS : false,
    staleTime: 0,
  })
