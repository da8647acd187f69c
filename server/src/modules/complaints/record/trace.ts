import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { Work } from '../../documents/index.ts'

type Fields = Readonly<Record<string, string | number | boolean | null>>

/** Writes one entry of a complaint into the trail; `action` is one of the sentences about complaints. */
export async function traceComplaint(
  { db, actor, now }: Pick<Work, 'db' | 'actor' | 'now'>,
  id: number,
  entry: { action: string; before?: Fields; after?: Fields; reason?: string },
): Promise<void> {
  await writeAudit(db, {
    actor: auditActor(actor),
    at: now,
    subjectType: 'complaint',
    subjectId: id,
    ...entry,
  })
}
