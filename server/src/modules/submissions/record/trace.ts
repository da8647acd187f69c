import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { program } from '../../cases/index.ts'
import type { Work } from '../../documents/index.ts'

/** How the trail names whoever handed something in by the portal. */
export const depositor: Actor = { ...program, name: 'Deponentul' }

type Fields = Readonly<Record<string, string | number | boolean | null>>

/** Writes one entry of a submission into the trail; `action` is one of the sentences about submissions. */
export async function traceSubmission(
  { db, actor, now }: Pick<Work, 'db' | 'actor' | 'now'>,
  id: number,
  entry: { action: string; before?: Fields; after?: Fields; reason?: string },
): Promise<void> {
  await writeAudit(db, {
    actor: auditActor(actor),
    at: now,
    subjectType: 'submission',
    subjectId: id,
    ...entry,
  })
}
