import { AppError } from '@hdoc/contract/failures/errors.ts'
import { issueFields } from '@hdoc/contract/failures/issue-fields.ts'
import { codesToCome } from '@hdoc/contract/issuers/issuer-codes.ts'
import { type IssuerValues, issuerCreate, issuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import type { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { settleCapital } from '@hdoc/contract/ro/capital.ts'
import { maskCnp } from '@hdoc/contract/ro/cnp.ts'
import { normaliseContactPhone } from '@hdoc/contract/ro/phone.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { canEditIssuer } from './policy.ts'
import { presentIssuer } from './present.ts'
import {
  addIssuer,
  type EditableIssuer,
  findIssuer,
  type IssuerRow,
  lockIssuers,
  updateIssuer,
} from './queries.ts'
import { settlePlace } from './settle-place.ts'

type Calls = typeof issuers.calls

const toComeKeys = { cnp: 'cnp_to_come', onrc: 'onrc_to_come' } as const

/**
 * Checks the rules between fields and the rules that depend on the day, and brings phone and place to their
 * one stored form. Throws VALIDATION.
 */
export function checked(values: IssuerValues, at: Date, path = ''): IssuerValues {
  const result = issuerCreate.safeParse(values, { reportInput: true })
  if (!result.success) throw new AppError('VALIDATION', {}, { fields: issueFields(result.error.issues) })
  const toCome = codesToCome(values, localDate(at)).map((code) => [path + code, [{ key: toComeKeys[code] }]])
  if (toCome.length > 0) throw new AppError('VALIDATION', {}, { fields: Object.fromEntries(toCome) })
  return { ...settleCapital(values), phone: normaliseContactPhone(values.phone) ?? values.phone }
}

/** The fields a person fills in, without what the program keeps beside them. */
export const valuesOf = (row: IssuerRow): IssuerValues =>
  Object.fromEntries(
    Object.keys(issuerValues.shape).map((name) => [name, row[name as keyof IssuerValues]]),
  ) as IssuerValues

async function getIssuer(ctx: StaffCtx, id: number): Promise<EditableIssuer> {
  const row = await findIssuer(ctx.db, ctx.settings, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('issuer.edit', row, canEditIssuer(ctx.actor, row))
}

/** Masks the CNP for the audit, which says that a CNP changed, never what it is. */
export function withoutCnp<T extends { cnp?: string }>(issuer: T): T {
  return issuer.cnp ? { ...issuer, cnp: maskCnp(issuer.cnp) } : issuer
}

/** The values as they would be stored; throws VALIDATION for those that would not. */
export const settledIssuer = async (db: TenantDb, values: IssuerValues, at: Date, path = '') =>
  settlePlace(db, checked(values, at, path), { path })

/**
 * Adds an issuer and its audit entry, and gives its id. The audit keeps only name and type of the person.
 * `path`: where the issuer's fields stand in the form.
 */
export async function recordIssuer(
  db: TenantDb,
  { actor, settings, at }: { actor: Actor; settings: Secrets; at: Date },
  values: IssuerValues,
  path = '',
): Promise<number> {
  const placed = await settledIssuer(db, values, at, path)
  const id = await addIssuer(db, settings, placed)
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'issuer.created',
    subjectType: 'issuer',
    subjectId: id,
    after: { name: values.name, type: values.type },
  })
  return id
}

export async function createIssuer(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const id = await recordIssuer(ctx.db, { ...ctx, at: ctx.clock.now() }, body)
  return savedRow(ctx.language, presentIssuer(await getIssuer(ctx, id), ctx.actor))
}

export async function changeIssuer(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  await lockIssuers(ctx.db, [body.id])
  const row = await findIssuer(ctx.db, ctx.settings, body.id)
  if (!row) throw new AppError('NOT_FOUND')
  await checkVersion(ctx.db, { type: 'issuer', id: row.id, version: row.version, sent: body.version })
  const issuer = grant('issuer.edit', row, canEditIssuer(ctx.actor, row))
  const now = valuesOf(issuer)
  const wanted = checked({ ...now, ...body.values }, ctx.clock.now())
  const values = await settlePlace(ctx.db, wanted, { before: now })
  await updateIssuer(ctx.db, ctx.settings, issuer, values)
  await recordAudit(ctx, {
    action: 'issuer.updated',
    subjectType: 'issuer',
    subjectId: issuer.id,
    before: withoutCnp(now),
    after: withoutCnp(values),
  })
  return savedRow(ctx.language, presentIssuer(await getIssuer(ctx, issuer.id), ctx.actor))
}
