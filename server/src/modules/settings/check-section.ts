import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { SectionName } from '@hdoc/contract/settings/settings.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { listLastChanges } from './queries.ts'

/**
 * The subject type under which a section's changes stand in the audit. The subject's id is the institution's.
 */
export const auditSubject = (section: SectionName): string => `setting_${section}`

const MOST_CHANGES = 20

function problemOf(value: unknown, name: string): FieldProblem {
  if (typeof value === 'object' && value !== null) return { key: 'changed_meanwhile_list', values: { name } }
  return { key: 'changed_meanwhile', values: { name, value: String(value ?? '') } }
}

/**
 * Refuses a change made on an older version with 409. The answer names who changed the section meanwhile, and
 * under `errors` each field that is different now, with its present value.
 */
export async function checkSection(
  db: TenantDb,
  section: SectionName,
  now: { version: number },
  sent: number | undefined,
): Promise<void> {
  if (sent === undefined || sent === now.version) return
  const missed = Math.min(Math.max(now.version - sent, 1), MOST_CHANGES)
  const changes = await listLastChanges(db, auditSubject(section), missed)
  const fields = new Map<string, FieldProblem[]>()
  for (const { payload, actor_name } of changes) {
    const { after = {} } = JSON.parse(payload ?? '{}') as { after?: Record<string, unknown> }
    for (const [field, value] of Object.entries(after))
      if (field !== 'version' && !fields.has(field)) fields.set(field, [problemOf(value, actor_name)])
  }
  throw new AppError(
    'STALE_VERSION',
    { name: changes[0]?.actor_name ?? 'HDoc' },
    { fields: Object.fromEntries(fields) },
  )
}
