import { signatureCalls } from '@hdoc/contract/signatures/signatures.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { filesKey } from '../changes/keys.ts'

const BUSY_MS = 2_000
/** Files of before signatures were read wait for their turn behind all others; nobody looks for seconds then. */
const PATIENT_MS = 30_000
const BUSY_LOOKS = 10

/** What the files of a document say of their signatures; asked again until all of them are checked. */
export const signaturesQuery = (documentId: number) =>
  queryOptions({
    queryKey: [...filesKey, 'signatures', documentId],
    queryFn: ({ signal }) => call(signatureCalls.ofDocument, { params: { id: documentId }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data?.some((file) => file.state === 'waiting')) return false
      return dataUpdateCount <= BUSY_LOOKS ? BUSY_MS : PATIENT_MS
    },
    staleTime: 0,
  })
