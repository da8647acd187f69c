import type { ComplaintFiling } from '@hdoc/contract/complaints/complaint-filing.ts'
import { SAME_DAYS } from '@hdoc/contract/complaints/complaint-filing.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Services } from '../../../platform/http/context.ts'
import { program } from '../../cases/index.ts'
import { trackingCodeOf } from '../../public-forms/index.ts'
import { complaintArrived } from '../events/index.ts'
import {
  addComplaint,
  addFiles,
  findComplaint,
  lockComplaints,
  type SentFile,
} from '../record/queries/complaints.ts'
import { traceComplaint } from '../record/trace.ts'
import { findComplaintType } from '../types/queries.ts'
import { isInArea } from '../types/rules.ts'
import { isNumberedNow, numberComplaint } from './number-complaint.ts'
import { addSupporter } from './queries.ts'

/** How the trail names whoever sent a complaint by the portal. */
export const petitioner: Actor = { ...program, name: 'Petentul' }

/** What the type of a complaint asks beside, as it was sent. */
type Answered = Pick<ComplaintFiling, 'form_id' | 'answers'>

/** What a person confirmed by the portal. */
type ConfirmedComplaint = {
  filing: Omit<ComplaintFiling, keyof Answered>
  /** The kept answers to what its type asks beside; null = it asks nothing. */
  answersId?: number | null
  /** Contents of the file store: photos, without the place where they were taken. */
  files: readonly SentFile[]
}
type ComplaintResult = {
  id: number
  /** '' = it gets one when the institution opens, or its registers are in order again. */
  number: string
  registered_on: string
  deadline_on: string | null
  /** '' while it has no number. */
  tracking_code: string
}

/**
 * Why a filing cannot be taken by its type; undefined = it can. The public form asks before it mails a confirmation; once
 * that is confirmed, only a type that is gone refuses.
 */
export async function filingProblem(
  db: TenantDb,
  filing: Pick<ComplaintFiling, 'type_id' | 'lat' | 'lng' | 'locality'>,
): Promise<{ field: 'type_id' | 'lat'; key: 'reference' | 'outside_area'; authority: string } | undefined> {
  const type = await findComplaintType(db, filing.type_id)
  if (!type?.active) return { field: 'type_id', key: 'reference', authority: '' }
  if (!isInArea(type, filing)) return { field: 'lat', key: 'outside_area', authority: type.authority }
  return undefined
}

/**
 * Makes a complaint of what a person has confirmed, in the transaction of the confirmation. It gets a number of its type's
 * register at once, unless it arrived outside hours and its type waits for the opening; a fault of configuration leaves it
 * without a number and fails nothing.
 */
export async function confirmComplaint(
  db: TenantDb,
  services: Services,
  { filing, files, answersId = null }: ConfirmedComplaint,
): Promise<ComplaintResult> {
  const type = await findComplaintType(db, filing.type_id)
  if (!type) throw new AppError('VALIDATION', {}, { fields: { type_id: [{ key: 'reference' }] } })
  const at = services.clock.now()
  const by = { institutionId: 0, id: null, name: petitioner.name }
  const id = await addComplaint(db, { ...filing, answersId, origin: 'portal', at, by })
  await addFiles(db, id, { files, at, by: by.name })
  await traceComplaint({ db, actor: petitioner, now: at }, id, {
    action: 'complaint.arrived',
    after: { complaint_type: type.name, files: files.length },
  })
  await emit(db, complaintArrived, { complaint_id: id }, at)
  if (await isNumberedNow(db, type.id, at)) await numberComplaint(db, services, { id, actor: petitioner })
  return resultOf(db, id, at)
}

async function resultOf(db: TenantDb, id: number, at: Date): Promise<ComplaintResult> {
  const row = await findComplaint(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  const { number, deadline_on, document_id } = row
  return {
    id,
    number,
    registered_on: localDate(at),
    deadline_on,
    tracking_code: document_id === null ? '' : await trackingCodeOf(db, document_id),
  }
}

/** The part of a filing that its type's own form checks. */
export const filledOf = ({
  type_id: typeId,
  form_id: formId,
  answers,
}: Pick<ComplaintFiling, 'type_id'> & Answered) => ({
  ...{ owner: 'complaint_type' as const, typeId, formId, answers },
})

/** Whether somebody may still say that a complaint is theirs too. */
const isJoinable = (
  row: { status: string; confirmed_at: string; joined_to_id: number | null },
  now: Date,
): boolean =>
  row.status === 'in_progress' &&
  row.joined_to_id === null &&
  now.getTime() - new Date(row.confirmed_at).getTime() <= SAME_DAYS * 86_400_000

/**
 * Adds a person, who confirmed it by e-mail, to those who are told how a complaint ends. Asked twice, it answers the same.
 * Throws COMPLAINT_SUPPORT_OVER for a complaint that is not worked on any more.
 */
export async function supportComplaint(
  db: TenantDb,
  { clock }: Pick<Services, 'clock'>,
  { complaintId, email }: { complaintId: number; email: string },
): Promise<void> {
  await lockComplaints(db, [complaintId])
  const now = clock.now()
  const row = await findComplaint(db, complaintId)
  if (!row || !isJoinable(row, now)) throw new AppError('COMPLAINT_SUPPORT_OVER')
  if (await addSupporter(db, { complaintId, email, at: now }))
    await traceComplaint({ db, actor: petitioner, now }, complaintId, {
      action: 'complaint.supported',
      before: { supporters: row.supporters },
      after: { supporters: row.supporters + 1 },
    })
}
