import { writeAudits } from '../../../platform/audit/write-audits.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { batchOf, type Work } from '../record/in-whose-name.ts'
import { storeDepartments } from '../record/queries/assignment.ts'
import { listFollowing } from '../record/queries/following.ts'
import type { MovedPaper } from '../record/queries/papers.ts'
import { beginWork } from './begin-work.ts'

/**
 * Gives documents that no case works on to another department, because it took them over; those that are named are of
 * a type that is in work without being accepted. The documents have to be locked.
 */
export async function moveLoosePapers(
  work: Work,
  papers: readonly MovedPaper[],
  group: { id: number; name: string },
  inWorkAtOnce: ReadonlySet<number>,
): Promise<void> {
  if (papers.length === 0) return
  const rows = await listFollowing(
    work.db,
    papers.map(({ document_id }) => document_id),
  )
  const moved = [...rows.values()].filter(({ group_id }) => group_id !== group.id)
  await storeDepartments(
    work.db,
    moved.map((row) => ({ document: grant('document.assign', row, allowed), groupId: group.id })),
  )
  await writeAudits(
    work.db,
    { actor: auditActor(work.actor), at: work.now, action: 'document.assigned', subjectType: 'document' },
    moved.map(({ id, group_name }) => ({
      subjectId: id,
      before: { group: group_name ?? '' },
      after: { group: group.name, ...batchOf(work) },
    })),
  )
  await beginWork(
    work,
    moved.filter(({ id }) => inWorkAtOnce.has(id)),
  )
}
