import { createHash } from 'node:crypto'
import { computeDeadline } from '@hdoc/contract/ro/deadline.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { instantOfLocal } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { inventedTrackingCode } from '../../invented/invented-tracking-code.ts'
import { seededRandom } from '../../invented/seeded-random.ts'
import { docTypeKey, type PlantedInstitution } from '../../plan/institution-plan.ts'
import { type SubmissionPlan, submissionsOf } from '../../plan/submissions.ts'
import { registerAt, type UploadRow } from '../rows/queries.ts'
import {
  addDemoRequest,
  addDemoSubmission,
  addDemoSubmissionFile,
  endDemoSubmission,
} from './submission-queries.ts'

type Happening = { at: Date; run: () => Promise<void> }
type Around = { file: UploadRow | undefined; head: string; now: Date; today: string }
const HOUR_MS = 3_600_000
const nobody = { institution_id: 0, id: 0, name: 'Deponentul' }

/** What people handed in online: each comes, and what became of it follows. */
export function submissionHappenings(
  db: TenantDb,
  planted: PlantedInstitution,
  { file, head, now, today }: Around,
): Happening[] {
  const { plan } = planted
  const random = seededRandom(`submissions ${plan.tag}`)
  const persons = plan.issuers.flatMap((issuer, n) =>
    issuer.type === 'pf' && issuer.email !== '' ? [{ issuer, id: planted.issuers[n]! }] : [],
  )
  const officer = planted.people.get(head)!
  const by = { institution_id: plan.id, id: officer.id, name: officer.name }

  function happeningsOf(one: SubmissionPlan): Happening[] {
    const type = plan.docTypes.find(({ category, name }) => category === 'intrare' && name === one.type)
    const docTypeId = planted.docTypes.get(docTypeKey({ category: 'intrare', name: one.type }))
    if (!type || docTypeId === undefined) return []
    const day = addDays(today, -one.daysAgo)
    const came = instantOfLocal(`${day}T${String(one.hour).padStart(2, '0')}:${random.int(10, 59)}:00`)
    const decided = one.online ? came : new Date(came.getTime() + 2 * HOUR_MS)
    const { issuer, id: issuerId } = random.pick(persons)
    const trackingCode = inventedTrackingCode(random)
    const { cnp: _, ...written } = issuer
    const who = one.company ? { ...written, type: 'pj' as const, ...one.company } : written
    let id = 0

    const trace = (action: string, at: Date, actor: typeof nobody, after: Record<string, string | number>) =>
      writeAudit(db, { actor, at, action, subjectType: 'submission', subjectId: id, after })
    const arrive = async () => {
      id = await addDemoSubmission(db, one, { docTypeId, who, at: came })
      if (file && one.becomes !== 'accepted')
        await addDemoSubmissionFile(db, { id, documentId: null, file, at: came })
      await trace('submission.arrived', came, nobody, { doc_type: one.type, files: file ? 1 : 0 })
    }
    const register = async (): Promise<number> => {
      const { date, reason } = computeDeadline({
        registeredOn: day,
        days: type.deadlineDays,
        dayType: type.dayType,
        freeDays: plan.freeDays,
      })
      return registerAt(db, decided, {
        register_id: planted.registers.get(type.register || 'RG'),
        ...{ category: 'intrare', doc_type_id: docTypeId, issuer_id: issuerId, issuer_name: who.name },
        short_description: `${one.type}: ${one.subject}`,
        ...{ pages: 1, annexes: 0, external_number: '', external_date: null, access_level: 2 },
        ...{ additional_info: '', physical_form: 'electronic', location: '', arrival: 'electronic' },
        group_id: planted.groups.get(type.group ?? '') ?? null,
        ...{
          tracking_code: trackingCode,
          is_test: false,
          upload_ids: [],
          group_ids: [],
          desk_group_id: null,
        },
        deadlines: { [day]: { date, reason: { ...reason, givenBy: { docTypeId, law: type.legalBasis } } } },
        ...{ actor: one.online ? nobody : by, is_manager: true },
      })
    }
    const decide = async () => {
      const documentId = one.becomes === 'accepted' ? await register() : null
      if (file && documentId !== null) {
        await addDemoSubmissionFile(db, { id, documentId, file, at: came })
        await writeAudit(db, {
          ...{ actor: one.online ? nobody : by, at: decided, action: 'file.attached' },
          ...{ subjectType: 'document', subjectId: documentId },
          after: { file: file.name, sha256: file.sha256 },
        })
      }
      if (one.asked !== undefined) {
        const secret = createHash('sha256').update(`${plan.tag} ${id}`).digest()
        const asked = { message: one.asked, answer: one.answer, at: decided, by: officer.name, secret }
        await addDemoRequest(db, id, { ...asked, untilOn: addDays(day, 30) })
        await trace('submission.asked', decided, by, { submission_status: 'completion' })
      }
      const actor = one.online ? nobody : by
      await endDemoSubmission(db, id, one, { documentId, at: decided, by: actor.name })
      const ending = {
        accepted: one.online ? 'numbered' : 'accepted',
        rejected: 'rejected',
        closed: 'closed',
      }
      if (one.becomes === 'accepted' || one.becomes === 'rejected' || one.becomes === 'closed')
        await trace(`submission.${ending[one.becomes]}`, decided, actor, { submission_status: one.becomes })
      else if (one.answer !== undefined)
        await trace('submission.completed', new Date(decided.getTime() + 20 * HOUR_MS), nobody, {
          submission_status: 'waiting',
        })
    }
    const isUntouched = one.becomes === 'waiting' && one.asked === undefined
    return [{ at: came, run: arrive }, ...(isUntouched ? [] : [{ at: decided, run: decide }])].filter(
      ({ at }) => at <= now,
    )
  }
  return submissionsOf(plan.tag === 'valeaalba' ? 'valeaalba' : 'dealuflorilor').flatMap(happeningsOf)
}
