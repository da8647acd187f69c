import type { Status } from '@hdoc/contract/access/session.ts'
import { declareSlot } from '../../platform/slots/slot.ts'

/** Who can sign in on a host of the demo, with the password; undefined outside demo mode. */
export type DemoPeople = (institutionId: number) => Status['demo']

/** Filled in demo mode only. */
export const demoPeople = declareSlot<DemoPeople>('demo people')
