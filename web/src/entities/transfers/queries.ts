import { bareTransferCalls } from '@hdoc/contract/transfers/bare-transfers.ts'
import type { SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '../../lib/calls/address-of.ts'
import { call, callList } from '../../lib/calls/call.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { transfersKey } from '../changes/keys.ts'

/** The department in whose name papers are handed over; null = the person's active one. */
type InNameOf = number | null
const inNameOf = (from: InNameOf) => (from === null ? {} : { from_group_id: from })

/** Papers that a department has to hand over. */
export const toSendQuery = (from: InNameOf) =>
  queryOptions({
    queryKey: [...transfersKey, 'to-send', from],
    queryFn: ({ signal }) => call(bareTransferCalls.toSend, { query: { q: '', ...inNameOf(from) }, signal }),
  })

/** Drafts of the department, its open sheets, and what came back. */
export const draftsQuery = (from: InNameOf) =>
  queryOptions({
    queryKey: [...transfersKey, 'drafts', from],
    queryFn: ({ signal }) => call(bareTransferCalls.drafts, { query: inNameOf(from), signal }),
  })

/** Sheets that wait for an answer of the person's departments. */
export const toReceiveQuery = () =>
  queryOptions({
    queryKey: [...transfersKey, 'to-receive'],
    queryFn: ({ signal }) => call(bareTransferCalls.toReceive, { signal }),
  })

export const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: [...transfersKey, 'get', id],
    queryFn: ({ signal }) => call(bareTransferCalls.get, { params: { id }, signal }),
  })

/** Where the paper original of a document is. */
export const paperPlaceQuery = (documentId: number) =>
  queryOptions({
    queryKey: [...transfersKey, 'place', documentId],
    queryFn: ({ signal }) => call(bareTransferCalls.ofDocument, { params: { id: documentId }, signal }),
  })

/** The history of the person's departments, both ways. */
export const sheetListQuery = listQuery<SheetSummary>([...transfersKey, 'list'], (query, asking) =>
  callList(bareTransferCalls.list, query, asking),
)

/** Address of a sheet as PDF. */
export const sheetAddress = (id: number): string =>
  addressOf(bareTransferCalls.print, { params: { id }, query: { language: currentLanguage() } })
