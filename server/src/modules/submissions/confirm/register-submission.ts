import { documentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import { openOwnCase } from '../../cases/index.ts'
import { registerInside } from '../../documents/index.ts'
import { type SubmissionRow, storeAccepted } from '../record/queries/submissions.ts'
import { giveFilesToDocument } from '../record/queries/submitted-files.ts'

type Wish = {
  actor: Actor
  /** A known issuer that a clerk has recognised; null = a new entry, which a clerk may join later. */
  issuerId: number | null
  registerId: number
  groupId: number | null
  /** The registry mails number, receipt and code to the confirmed address. */
  registryMails: boolean
}

const subjectOf = ({ doc_type_name, subject }: SubmissionRow): string =>
  subject === '' ? doc_type_name : `${doc_type_name}: ${subject}`

/** The moment of arrival is kept where the number bears a later day. */
function arrivalNote({ confirmed_at }: SubmissionRow, now: Date): string {
  const at = new Date(confirmed_at)
  const day = localDate(at)
  return day === localDate(now) ? '' : `Depus pe portal la ${formatDate(day)}, ora ${localTime(at)}.`
}

/**
 * Registers what was handed in, with its files and the case that its type opens, in the
 * caller's transaction, which holds the submission locked. Throws what refuses a registration.
 */
export async function registerSubmission(
  db: TenantDb,
  services: Services,
  row: SubmissionRow,
  wish: Wish,
): Promise<{ documentId: number; number: string; deadlineOn: string | null }> {
  const { actor, issuerId, registerId, groupId, registryMails } = wish
  const now = services.clock.now()
  const values = documentValues.parse({
    category: 'intrare',
    register_id: registerId,
    doc_type_id: row.doc_type_id,
    ...(issuerId === null ? { issuer: { ...row.who, email: row.email } } : { issuer_id: issuerId }),
    short_description: subjectOf(row),
    additional_info: arrivalNote(row, now),
    arrival: 'electronic',
    physical_form: 'electronic',
    group_id: groupId,
  })
  const given = await registerInside(db, services, { actor, values })
  const { id: documentId, number, deadline_on: deadlineOn } = given
  if (row.creates_case)
    await openOwnCase({ db, actor, language: 'ro', now }, documentId, services.clock.fixed?.() ?? null)
  await storeAccepted(db, row.id, { documentId, number, at: now, by: actor.name, registryMails })
  for (const file of await giveFilesToDocument(db, row.id, documentId))
    await writeAudit(db, {
      actor: auditActor(actor),
      at: now,
      action: 'file.attached',
      subjectType: 'document',
      subjectId: documentId,
      after: { file: file.name, sha256: file.sha256 },
    })
  return { documentId, number, deadlineOn }
}
