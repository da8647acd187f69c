import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'

/** A person who acts on cases, with the groups they head. */
export type Worker = {
  readonly actor: Actor
  /** Groups in which the person is Director, or has `workcase.assign` where nobody is. */
  readonly heads: readonly number[]
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
