import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'

/** A person who acts on cases, with the groups they head. */
export type Worker = {
  readonly actor: Actor
  /** Groups in which the person is Director, or has `workcase.assign` where nobody is. */
  readonly heads: readonly number[]
  /** People who are away and for whom the person stands in today. */
  readonly standsFor: readonly number[]
}

const working: readonly Permission[] = ['workcase.work', 'assign task', 'assign task only to self']

/** Administrators stand in for anybody; others act for their own groups. */
const isOf = ({ actor }: Worker, groupId: number | null): boolean =>
  groupId !== null && (actor.isAdmin || actor.groupIds.includes(groupId))

/** Whether the person gives work to the people of a group: its head, or a member with `assign task`. */
export const givesIn = (worker: Worker, groupId: number | null): boolean =>
  isOf(worker, groupId) && (worker.heads.some((one) => one === groupId) || can(worker.actor, 'assign task'))

/** Whether the person may do work of a group. */
export const worksIn = (worker: Worker, groupId: number | null): boolean =>
  isOf(worker, groupId) &&
  (givesIn(worker, groupId) || working.some((permission) => can(worker.actor, permission)))

/** Accounts of the platform have no shares. */
export const isPerson = ({ actor }: Worker, institutionId: number, userId: number | null): boolean =>
  userId !== null && actor.id === userId && actor.institutionId === institutionId

/** Whether the person stands in today for whoever has this work. */
const standsIn = ({ actor, standsFor }: Worker, institutionId: number, userId: number | null): boolean =>
  userId !== null && actor.institutionId === institutionId && standsFor.includes(userId)

type Had = { institution_id: number; user_id: number | null; user_name: string | null }

/** Whether work lies with the person: their own, or that of somebody they stand in for. */
export const isDoneByPerson = (
  worker: Worker,
  { institution_id, user_id }: Omit<Had, 'user_name'>,
): boolean => isPerson(worker, institution_id, user_id) || standsIn(worker, institution_id, user_id)

/** In whose place the person acts on some work; '' = in their own name. */
export const inPlaceOf = (worker: Worker, share: Had | undefined): string =>
  share && standsIn(worker, share.institution_id, share.user_id) ? (share.user_name ?? '') : ''
