import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { ClosingVeto, PartVeto } from '../../cases/index.ts'
import type { FindObstacles, Work } from '../../documents/index.ts'
import type { EndingVeto } from '../../people/index.ts'
import {
  againstClosing,
  againstClosingEach,
  againstClosingPart,
  mayAnnulWith,
  mayEndWith,
} from '../rules/pending-transfers.ts'
import { findHeld, findWaiting, holdsAny } from './queries/of-group.ts'
import { isAnyOnWay, isAnyOnWayFrom, listOnWay } from './queries/on-way.ts'

/** A case is not closed while one of its documents is on its way. */
export const pendingTransfers: ClosingVeto = async ({ db }, { documentIds }) =>
  againstClosing(await isAnyOnWay(db, documentIds))

/** A department’s part is not closed while it hands a paper over: the work goes with it. */
export const papersOnWayFrom: PartVeto = async ({ db }, { documentIds, groupId }) =>
  againstClosingPart(await isAnyOnWayFrom(db, documentIds, groupId))

/** Documents that are closed by themselves wait for their transfers as a case does. */
export const documentsOnWay: FindObstacles = async ({ db }, documentIds) =>
  againstClosingEach(await listOnWay(db, documentIds))

/** A document is not annulled while it is on its way. */
export const documentOnWay = async ({ db }: Work, documentId: number): Promise<Decision> =>
  mayAnnulWith(await isAnyOnWay(db, [documentId]))

/** A department does not end while papers lie with it, or are on their way from it or to it. */
export const papersOfGroup: EndingVeto = async (db, { id, isDeleted }) => {
  const decision = mayEndWith(await findWaiting(db, id), await findHeld(db, id))
  if (!decision.ok || !isDeleted) return decision
  return (await holdsAny(db, id)) ? { ok: false, code: 'IN_USE' } : allowed
}
