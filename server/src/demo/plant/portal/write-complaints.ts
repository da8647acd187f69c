import { MICRO } from '@hdoc/contract/complaints/place.ts'
import { computeDeadline } from '@hdoc/contract/ro/deadline.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { instantOfLocal } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { inventedTrackingCode } from '../../invented/invented-tracking-code.ts'
import { seededRandom } from '../../invented/seeded-random.ts'
import type { ComplaintPlan } from '../../plan/complaints.ts'
import { docTypeKey, type PlantedInstitution } from '../../plan/institution-plan.ts'
import { addDemoCase, endDemoCase } from '../rows/case-queries.ts'
import { registerAt, setStatuses } from '../rows/queries.ts'
import type { DemoPhotos } from './complaint-photos.ts'
import {
  addDemoComment,
  addDemoComplaint,
  addDemoPhoto,
  addDemoSupporter,
  setDemoAnswer,
} from './complaint-queries.ts'

type Happening = { at: Date; run: () => Promise<void> }
type Around = { photos: DemoPhotos; head: string; now: Date; today: string }
const HOUR_MS = 3_600_000

/** The status of the document when a complaint ends, and from which status it came. */
const endings = { resolved: 8, declined: 10, notaccepted: 14, canceled: 12 } as const
const nobody = { institution_id: 0, id: 0, name: 'Petentul' }

const isWorked = ({ becomes }: ComplaintPlan): boolean => becomes === 'in_progress' || becomes === 'resolved'

/** The complaints of an institution: each is registered when it came, and what became of it follows. */
export function complaintHappenings(
  db: TenantDb,
  planted: PlantedInstitution,
  { photos, head, now, today }: Around,
): Happening[] {
  const { plan } = planted
  const random = seededRandom(`complaints ${plan.tag}`)
  const centre = plan.settings?.map
  const persons = plan.issuers.flatMap((issuer, n) =>
    issuer.type === 'pf' ? [{ issuer, id: planted.issuers[n]! }] : [],
  )
  const officer = planted.people.get(head)!
  const by = { institution_id: plan.id, id: officer.id, name: officer.name }

  function happeningsOf(one: ComplaintPlan): Happening[] {
    const type = plan.complaintTypes.find(({ name }) => name === one.type)
    if (!type || !centre) return []
    const day = addDays(today, -one.daysAgo)
    const came = instantOfLocal(`${day}T${String(one.hour).padStart(2, '0')}:${random.int(10, 59)}:00`)
    const accepted = new Date(came.getTime() + 3 * HOUR_MS)
    const ended = new Date(came.getTime() + 30 * HOUR_MS)
    const { issuer, id: issuerId } = random.pick(persons)
    const trackingCode = inventedTrackingCode(random)
    const place = { lat: spotOf(centre.lat, one.north), lng: spotOf(centre.lon, one.east) }
    let complaintId = 0
    let documentId = 0
    let caseId = 0

    const trace = (action: string, at: Date, actor: typeof nobody, after: Record<string, string | null>) =>
      writeAudit(db, { actor, at, action, subjectType: 'complaint', subjectId: complaintId, after })
    const setStatus = async (from: number, to: number, at: Date) => {
      const bare = { resume_status: null, pending_until: null, annulled_at: null, annulled_by_name: null }
      await setStatuses(db, [{ id: documentId, status: to, ...bare, annulled_reason: null, steps: 1 }], at)
      await writeAudit(db, {
        actor: by,
        at,
        action: 'document.status_changed',
        subjectType: 'document',
        subjectId: documentId,
        before: { status: from },
        after: { status: to },
      })
    }
    const arrive = async () => {
      const docType = docTypeKey({ category: 'intrare', name: type.docType })
      const docTypeId = planted.docTypes.get(docType)
      const law = plan.docTypes.find(
        (one) => one.category === 'intrare' && one.name === type.docType,
      )?.legalBasis
      const { date, reason } = computeDeadline({
        registeredOn: day,
        days: Math.min(30, type.deadlineDays),
        dayType: 'calendar',
        freeDays: plan.freeDays,
      })
      const drawn = one.photo ? photos.get(type.icon) : undefined
      documentId = await registerAt(db, came, {
        register_id: planted.registers.get(type.register),
        category: 'intrare',
        doc_type_id: docTypeId,
        issuer_id: issuerId,
        issuer_name: issuer.name,
        short_description: `Sesizare – ${one.type}, ${[one.street, one.number].filter(Boolean).join(' nr. ') || one.locality}: ${one.description}`,
        ...{
          pages: 1,
          annexes: 0,
          external_number: '',
          external_date: null,
          access_level: 2,
          additional_info: '',
        },
        ...{
          physical_form: 'electronic',
          location: '',
          arrival: one.origin === 'counter' ? 'in_person' : 'electronic',
        },
        group_id: planted.groups.get(type.group) ?? null,
        tracking_code: trackingCode,
        is_test: false,
        deadlines: { [day]: { date, reason: { ...reason, givenBy: { docTypeId, law } } } },
        ...{
          upload_ids: [],
          actor: nobody,
          group_ids: [],
          desk_group_id: null,
          is_manager: true,
        },
      })
      complaintId = await addDemoComplaint(db, one, {
        ...{ typeId: planted.complaintTypes.get(one.type)!, documentId, at: came, person: issuer },
        ...place,
      })
      if (drawn) {
        const copy = one.photo === 'shown' ? drawn.copy : undefined
        await addDemoPhoto(
          db,
          { complaintId, documentId },
          { photo: drawn.photo, copy, at: came, by: officer.name },
        )
        await writeAudit(db, {
          ...{
            actor: nobody,
            at: came,
            action: 'file.attached',
            subjectType: 'document',
            subjectId: documentId,
          },
          after: { file: drawn.photo.name, sha256: drawn.photo.sha256 },
        })
      }
      await trace('complaint.arrived', came, nobody, { complaint_type: one.type })
      await trace('complaint.numbered', came, nobody, { deadline_on: date })
    }
    const accept = async () => {
      const groupId = planted.groups.get(type.group) ?? null
      const worker = plan.people.find(({ place: own }) => own?.group === type.group)
      const title = `Sesizare – ${one.type}`
      caseId = await addDemoCase(db, {
        ...{ at: accepted, documentId, groupId, by: officer, title, resolution: '', dueOn: null },
      })
      await endDemoCase(db, caseId, {
        userId: planted.people.get(worker?.username ?? head)!.id,
        ...{ status: 'in_progress', reason: '', waitUntil: null, closing: null },
      })
      await setStatus(1, 3, accepted)
      await writeAudit(db, {
        ...{ actor: by, at: accepted, action: 'workcase.opened', subjectType: 'workcase', subjectId: caseId },
        after: { title },
      })
      await trace('complaint.accepted', accepted, by, { group: type.group })
      for (const comment of one.comments ?? [])
        await addDemoComment(db, complaintId, { ...comment, at: accepted, by: officer })
      for (let n = 1; n <= (one.supporters ?? 0); n++) await addDemoSupporter(db, complaintId, n, accepted)
    }
    const end = async () => {
      if (one.becomes === 'open' || one.becomes === 'in_progress') return
      const status = endings[one.becomes]
      if (caseId !== 0) {
        await endDemoCase(db, caseId, {
          userId: officer.id,
          ...{
            status: 'closed',
            reason: '',
            waitUntil: null,
            closing: { status, at: ended, by: officer.name },
          },
        })
        await writeAudit(db, {
          ...{ actor: by, at: ended, action: 'workcase.closed', subjectType: 'workcase', subjectId: caseId },
          before: { status: '' },
          after: { status },
        })
      }
      await setStatus(caseId === 0 ? 1 : 3, status, ended)
      await setDemoAnswer(db, complaintId, one)
      const action = {
        resolved: 'resolved',
        declined: 'rejected',
        notaccepted: 'not_accepted',
        canceled: 'canceled',
      }
      await trace(`complaint.${action[one.becomes]}`, ended, by, { complaint_status: one.becomes })
    }
    return [
      { at: came, run: arrive },
      ...(isWorked(one) ? [{ at: accepted, run: accept }] : []),
      ...(Object.hasOwn(endings, one.becomes) ? [{ at: ended, run: end }] : []),
    ].filter(({ at }) => at <= now)
  }
  return plan.complaints.flatMap(happeningsOf)
}

const spotOf = (centre: number, thousandths: number): number =>
  Math.round(centre * MICRO) + thousandths * 1000 + 127
