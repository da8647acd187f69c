import type { Decision } from '../../../platform/auth/grant.ts'
import type { ClosingVeto } from '../../cases/index.ts'
import type { Work } from '../../documents/index.ts'
import { againstClosing, mayAnnulWith } from '../rules/pending-transfers.ts'
import { isAnyOnWay } from './queries/on-way.ts'

/** A case is not closed while one of its documents is on its way. */
export const pendingTransfers: ClosingVeto = async ({ db }, { documentIds }) =>
  againstClosing(await isAnyOnWay(db, documentIds))

/** A document is not annulled while it is on its way. */
export const documentOnWay = async ({ db }: Work, documentId: number): Promise<Decision> =>
  mayAnnulWith(await isAnyOnWay(db, [documentId]))
