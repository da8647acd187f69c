import { bareCall } from '../calls/bare-call.ts'
import type { transferCalls } from './transfers.ts'

type Calls = typeof transferCalls

/** The calls that read transfers, without schemas. */
export const bareTransferCalls = {
  toSend: bareCall<Calls['toSend']>({
    id: 'transfer.to_send',
    method: 'GET',
    path: '/api/transfer/to_send',
  }),
  drafts: bareCall<Calls['drafts']>({ id: 'transfer.drafts', method: 'GET', path: '/api/transfer/drafts' }),
  toReceive: bareCall<Calls['toReceive']>({
    id: 'transfer.to_receive',
    method: 'GET',
    path: '/api/transfer/to_receive',
  }),
  list: bareCall<Calls['list']>({ id: 'transfer.list', method: 'GET', path: '/api/transfer/list' }),
  print: bareCall<Calls['print']>({
    id: 'transfer.print',
    method: 'GET',
    path: '/api/transfer/print/:id',
  }),
  get: bareCall<Calls['get']>({ id: 'transfer.get', method: 'GET', path: '/api/transfer/get/:id' }),
  ofDocument: bareCall<Calls['ofDocument']>({
    id: 'transfer.of_document',
    method: 'GET',
    path: '/api/transfer/of_document/:id',
  }),
}
