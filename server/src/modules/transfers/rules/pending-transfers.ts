import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** What is on its way keeps its case open. */
export const mayCloseWith = (open: boolean): Decision =>
  open ? { ok: false, code: 'case_pending_transfers' } : allowed

/** What is on its way is not annulled. */
export const mayAnnulWith = (open: boolean): Decision => (open ? { ok: false, code: 'in_transfer' } : allowed)
