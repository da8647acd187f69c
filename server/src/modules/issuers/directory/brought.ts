import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { issueFields } from '@hdoc/contract/failures/issue-fields.ts'
import { type IssuerValues, issuerAddress, issuerCreate } from '@hdoc/contract/issuers/issuer-values.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, type AuditActor, auditActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { keptByMerge, readFromMerge } from '../cnp/merge-cnp.ts'
import { canEditIssuer } from './policy.ts'
import { findIssuer, type IssuerRow, lockIssuersForChange, updateIssuer } from './queries.ts'
import { settledIssuer, valuesOf, withoutCnp } from './save-issuer.ts'

export type JudgedIssuer = { values: IssuerValues } | { problems: Record<string, FieldProblem[]> }

/** The values as the screen of issuers would store them, or what it would say of each field. */
export async function judgeIssuer(
  db: TenantDb,
  written: Partial<Record<keyof IssuerValues, string>>,
  at: Date,
): Promise<JudgedIssuer> {
  const parsed = issuerCreate.safeParse(written, { reportInput: true })
  if (!parsed.success) return { problems: issueFields(parsed.error.issues) }
  try {
    return { values: await settledIssuer(db, parsed.data, at) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION' && error.fields)
      return { problems: error.fields }
    throw error
  }
}

type Written = Partial<Record<keyof IssuerValues, string>>

/** What a known issuer would become: what is written goes before what was there; an address is one fact. */
export function filledIn(known: IssuerValues, written: Written): Written {
  const full = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ''))
  const hasAddress = issuerAddress.some((field) => field !== 'country' && (written[field] ?? '') !== '')
  if (!hasAddress) for (const field of issuerAddress) delete full[field]
  const address = hasAddress
    ? Object.fromEntries(issuerAddress.map((field) => [field, written[field] ?? '']))
    : {}
  return { ...known, ...address, ...full, type: known.type }
}

export const plainValues = (row: IssuerRow): IssuerValues => valuesOf(row)

type By = { actor: Actor; settings: Secrets; at: Date }
/** What an update of a known issuer was, so that it can be taken back. */
export type IssuerBefore = { version: number; values: Partial<IssuerValues> }

/** Changes a known issuer, as its screen does, and gives what undoing it needs. */
export async function changeKnown(
  db: TenantDb,
  { actor, settings, at }: By,
  id: number,
  values: IssuerValues,
): Promise<IssuerBefore> {
  await lockIssuersForChange(db, [id])
  const row = await findIssuer(db, settings, id)
  if (!row) throw new AppError('NOT_FOUND')
  const issuer = grant('issuer.edit', row, canEditIssuer(actor, row))
  const before = valuesOf(issuer)
  await updateIssuer(db, settings, issuer, values)
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'issuer.updated',
    subjectType: 'issuer',
    subjectId: id,
    before: withoutCnp(before),
    after: withoutCnp(values),
  })
  return { version: row.version + 1, values: keptByMerge(settings, db.institutionId, before) }
}

/**
 * Gives a changed issuer back what it had. Whoever asks holds it locked, and has seen since that nobody changed it. `by`: who
 * wanted it back.
 */
export async function changeBack(
  db: TenantDb,
  { settings, at, by }: { settings: Secrets; at: Date; by: AuditActor },
  id: number,
  before: IssuerBefore,
): Promise<void> {
  const row = await findIssuer(db, settings, id)
  if (!row) return
  const now = valuesOf(row)
  const values = { ...now, cnp: '', ...readFromMerge(settings, db.institutionId, before.values) }
  await updateIssuer(db, settings, grant('issuer.edit', row, allowed), values)
  await writeAudit(db, {
    actor: by,
    at,
    action: 'issuer.updated',
    subjectType: 'issuer',
    subjectId: id,
    before: withoutCnp(now),
    after: withoutCnp(values),
  })
}
