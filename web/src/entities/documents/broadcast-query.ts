import { bareBroadcastCalls } from '@hdoc/contract/documents/parts/bare-broadcasts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { documentsKey } from '../changes/keys.ts'

/** To whom a document was broadcast, and who confirmed having read it; null = it was not. */
export const broadcastQuery = (documentId: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'broadcast', documentId],
    queryFn: ({ signal }) => call(bareBroadcastCalls.ofDocument, { params: { id: documentId }, signal }),
  })
