import { allowed } from '../../../platform/auth/grant.ts'
import type { EndingVeto } from '../../people/index.ts'
import { findOpenOfGroup } from '../record/queries/shares-of-group.ts'

/**
 * A department does not end while it has work: it would lie with nobody then, because neither its people nor whoever
 * distributes would find it in a queue.
 */
export const workOfGroup: EndingVeto = async (db, { id }) => {
  const { count, numbers } = await findOpenOfGroup(db, id)
  return count === 0
    ? allowed
    : { ok: false, code: 'GROUP_HAS_WORK', values: { count, numbers: numbers.join(', ') } }
}
