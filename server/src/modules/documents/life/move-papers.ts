import { writeAudits } from '../../../platform/audit/write-audits.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { batchOf, type Work } from '../record/in-whose-name.ts'
import { findDocument } from '../record/queries/documents.ts'
import { type MovedPaper, storeDepartmentOfMany } from '../record/queries/papers.ts'
import { beginWork } from './begin-work.ts'

/** A document that no case works on, as it was before it moved. */
export type LoosePaper = MovedPaper & {
  readonly group_id: number | null
  readonly group_name: string | null
}

/**
 * Gives documents that no case works on to another department, because it took them over; those that are named are of
 * a type that is in work without being accepted. The documents have to be locked.
 */
export async function moveLoosePapers(
  work: Work,
  papers: readonly LoosePaper[],
  group: { id: number; name: string },
  inWorkAtOnce: ReadonlySet<number>,
): Promise<void> {
  const moved = papers.filter(({ group_id }) => group_id !== group.id)
  await storeDepartmentOfMany(work.db, moved, group.id)
  await writeAudits(
    work.db,
    { actor: auditActor(work.actor), at: work.now, action: 'document.assigned', subjectType: 'document' },
    moved.map(({ document_id, group_name }) => ({
      subjectId: document_id,
      before: { group: group_name ?? '' },
      after: { group: group.name, ...batchOf(work) },
    })),
  )
  for (const { document_id } of moved) {
    if (!inWorkAtOnce.has(document_id)) continue
    const row = await findDocument(work.db, { all: true }, work.actor, document_id)
    if (row) await beginWork(work, row)
  }
}
