import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'

/** Entries of the menu that count what waits there. */
export const waitingPlaces = [
  'dashboard',
  'scans',
  'my_cases',
  'to_distribute',
  'to_send',
  'to_receive',
  'approvals',
  'dispatches',
  'complaints',
  'submissions',
  'gazette',
  'contact_messages',
] as const
export type WaitingPlace = (typeof waitingPlaces)[number]

export const waitingCalls = {
  counts: endpoint({
    id: 'waiting.counts',
    method: 'GET',
    path: '/api/waiting/counts',
    audience: 'client',
    permission: 'signed-in',
    rate: 'none',
    tx: 'read',
    summary:
      'What waits for the caller, as the menu counts it: overdue papers, scans, cases, transfers, approvals, dispatches, complaints, submitted documents, the gazette, messages',
    /** Only the places that the caller may use. */
    answer: z.partialRecord(z.enum(waitingPlaces), z.number()),
  }),
}
