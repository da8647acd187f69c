import type { DeadlineExtension, documentStatusCalls } from '@hdoc/contract/document-status-change.ts'
import { AppError } from '@hdoc/contract/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { computeDeadline, type Deadline } from '@hdoc/contract/ro/deadline.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { auditActor } from '../../platform/auth/actor.ts'
import { grant } from '../../platform/auth/grant.ts'
import { localDate } from '../../platform/clock.ts'
import { savedRow } from '../../platform/http/answers.ts'
import { checkVersion } from '../../platform/http/check-version.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { findDocType } from '../doc-types/index.ts'
import { getInstitution } from '../institutions/index.ts'
import { getVisible, showDocument } from './get-document.ts'
import { canExtendDeadline } from './policy.ts'
import { type DocumentRow, lockDocument } from './queries/documents.ts'
import { storeExtension } from './queries/life.ts'

type Extended = { date: string; reason: Deadline['reason'] | null }

/** Days go on from the present deadline, counted as the type counts them; a chosen day stands as it is. */
async function extended(ctx: StaffCtx, row: DocumentRow, wish: DeadlineExtension): Promise<Extended> {
  if (wish.type === 'date') return { date: wish.deadline_on ?? '', reason: null }
  const [type, institution] = await Promise.all([
    findDocType(ctx.db, row.doc_type_id),
    getInstitution(ctx.db),
  ])
  const from = row.deadline_on ?? localDate(ctx.clock.now())
  const { date, reason } = computeDeadline({
    registeredOn: from,
    days: wish.days ?? 0,
    dayType: type?.day_type ?? 'calendar',
    freeDays: institution.free_days,
  })
  return { date: date ?? from, reason }
}

/** A later deadline with its reason; the earlier ones stay in the history. */
export async function extendDeadline(ctx: StaffCtx, { body }: InputOf<typeof documentStatusCalls.extend>) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  const now = ctx.clock.now()
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const document = grant('document.extend', row, canExtendDeadline(ctx.actor, row, localDate(now)))
  const { date, reason } = await extended(ctx, row, body)
  const field = body.type === 'date' ? 'deadline_on' : 'days'
  if (row.deadline_on !== null && date <= row.deadline_on) {
    const values = { date: formatDate(row.deadline_on) }
    throw new AppError('VALIDATION', {}, { fields: { [field]: [{ key: 'deadline_later', values }] } })
  }
  if (date < localDate(now))
    throw new AppError('VALIDATION', {}, { fields: { [field]: [{ key: 'date_passed' }] } })
  await storeExtension(ctx.db, document, {
    at: now,
    by: ctx.actor.name,
    date,
    dateReason: reason,
    reason: body.reason,
  })
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at: now,
    action: 'document.deadline_extended',
    subjectType: 'document',
    subjectId: document.id,
    before: { deadline_on: row.deadline_on },
    after: { deadline_on: date },
    reason: body.reason,
  })
  return savedRow(ctx.language, await showDocument(ctx, await getVisible(ctx, document.id)))
}
