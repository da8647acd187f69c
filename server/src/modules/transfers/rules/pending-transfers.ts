import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { Obstacle } from '../../documents/index.ts'

/** What is on its way keeps its case open. */
export const againstClosing = (open: boolean): Obstacle[] =>
  open ? [{ code: 'case_pending_transfers' }] : []

/** What is on its way is not annulled. */
export const mayAnnulWith = (open: boolean): Decision => (open ? { ok: false, code: 'in_transfer' } : allowed)
