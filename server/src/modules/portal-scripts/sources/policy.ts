import type { Actor } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** Only administrators of the platform say whose scripts are approved, and never in somebody else's name. */
export const canEditSource = ({ isAdmin, institutionId, real }: Actor): Decision =>
  isAdmin && institutionId === 0 && real === undefined ? allowed : { ok: false, missing: 'client.admin' }
