import { type Actor, auditActor } from '../auth/actor.ts'
import type { Clock } from '../clock.ts'
import type { TenantDb } from '../db/database.ts'
import { type AuditRecord, writeAudit } from './write-audit.ts'

type By = { readonly db: TenantDb; readonly actor: Actor; readonly clock: Clock }

/** What the person of a call did, now, in the transaction of the change; answers the entry's id. */
export function recordAudit(
  { db, actor, clock }: By,
  entry: Omit<AuditRecord, 'actor' | 'at'>,
): Promise<number> {
  return writeAudit(db, { actor: auditActor(actor), at: clock.now(), ...entry })
}
