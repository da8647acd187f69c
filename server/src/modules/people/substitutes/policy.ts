import type { Actor } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import { canEditUser } from '../users/policy.ts'

type Person = { id: number; is_admin: boolean }

/** A person says when they are away; for others whoever manages them does. */
export function canNameSubstitute(actor: Actor, institutionId: number, person: Person): Decision {
  const isOwn = actor.institutionId === institutionId && actor.id === person.id
  return isOwn ? allowed : canEditUser(actor, person)
}

/** Nobody takes over another person's work by their own word: not even who manages people. */
export const isOwnGain = (
  actor: Actor,
  institutionId: number,
  { userId, substituteId }: { userId: number; substituteId: number | null },
): boolean => actor.institutionId === institutionId && actor.id === substituteId && userId !== substituteId
