import type { Actor } from '../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../platform/auth/grant.ts'

/** Only administrators of the platform manage clients and companies, and never in somebody else's name. */
const isPlatform = ({ isAdmin, institutionId, real }: Actor): boolean =>
  isAdmin && institutionId === 0 && real === undefined

const decide = (actor: Actor): Decision =>
  isPlatform(actor) ? allowed : { ok: false, missing: 'client.admin' }

export const canEditCompany = decide
export const canEditClient = decide
export const canEnterClient = decide
