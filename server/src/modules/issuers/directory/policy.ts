import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

type Facts = {
  type: 'pf' | 'pj'
  merged_into_id: number | null
  merged_into_name: string | null
  erased: boolean
}

const byRight = (actor: Actor, right: Permission): Decision =>
  can(actor, right) ? allowed : { ok: false, missing: right }

/** An issuer that was merged or erased does not change any more. */
function canChange(actor: Actor, right: Permission, issuer: Facts): Decision {
  if (!can(actor, right)) return byRight(actor, right)
  if (issuer.erased) return { ok: false, code: 'ISSUER_ERASED' }
  return issuer.merged_into_id === null
    ? allowed
    : { ok: false, code: 'ISSUER_MERGED', values: { name: issuer.merged_into_name ?? '' } }
}

export const canEditIssuer = (actor: Actor, issuer: Facts): Decision =>
  canChange(actor, 'issuer.edit', issuer)

export const canMergeIssuer = (actor: Actor, issuer: Facts): Decision =>
  canChange(actor, 'issuer.merge', issuer)

export const canRevealCnp = (actor: Actor): Decision => byRight(actor, 'issuer.reveal_cnp')

/** Only natural persons have the right to be forgotten (GDPR art. 1, recital 14). */
export function canEraseIssuer(actor: Actor, issuer: Facts): Decision {
  const change = canChange(actor, 'issuer.erase', issuer)
  return change.ok && issuer.type === 'pj' ? { ok: false, code: 'ISSUER_NOT_PERSON' } : change
}
