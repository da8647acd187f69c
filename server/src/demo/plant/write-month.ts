import type { ArrivalWay } from '@hdoc/contract/texts/choices.ts'
import { learnWords } from '../../modules/search/index.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { localDate } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { inventedTrackingCode } from '../invented/invented-tracking-code.ts'
import { seededRandom } from '../invented/seeded-random.ts'
import { docTypeKey, type PlantedInstitution } from '../plan/institution-plan.ts'
import type { PlannedPaper } from '../plan/plan-month.ts'
import type { DemoPhotos } from './portal/complaint-photos.ts'
import { complaintHappenings } from './portal/write-complaints.ts'
import { submissionHappenings } from './portal/write-submissions.ts'
import { settleDemoCases } from './rows/case-queries.ts'
import { addWaitingUpload, registerAt, type StatusRow, setStatuses, type UploadRow } from './rows/queries.ts'
import { writeApprovals } from './write-approvals.ts'
import { caseHappenings } from './write-cases.ts'
import { transferHappenings } from './write-transfers.ts'

function personOf(planted: PlantedInstitution, username: string) {
  const { id, name, groupIds } = planted.people.get(username)!
  return { actor: { institution_id: planted.plan.id, id, name }, groupIds }
}

/** How a paper of the demo came: what is on paper from an office by post, from a person at the counter. */
function arrivalOf({ type, physicalForm, externalNumber }: PlannedPaper): ArrivalWay | '' {
  if (type.category !== 'intrare') return ''
  if (physicalForm === 'Electronic') return externalNumber === '' ? 'electronic' : 'email'
  return externalNumber === '' ? 'in_person' : 'post'
}

/** The item that `register_documents` takes, as the registration call makes it; see migration 0008. */
function itemOf(
  planted: PlantedInstitution,
  paper: PlannedPaper,
  given: { trackingCode: string; uploadIds: readonly number[] },
): object {
  const { actor, groupIds } = personOf(planted, paper.registrant)
  const docTypeId = planted.docTypes.get(docTypeKey(paper.type))!
  const { date, reason } = paper.deadline
  return {
    register_id: planted.registers.get(paper.register)!,
    category: paper.type.category,
    doc_type_id: docTypeId,
    issuer_id: paper.issuer === null ? null : planted.issuers[paper.issuer],
    issuer_name: paper.issuer === null ? '' : planted.plan.issuers[paper.issuer]!.name,
    short_description: paper.subject,
    pages: paper.pages,
    annexes: paper.annexes,
    external_number: paper.externalNumber,
    external_date: paper.externalDate,
    access_level: paper.accessLevel,
    additional_info: '',
    physical_form: paper.physicalForm,
    location: '',
    arrival: arrivalOf(paper),
    group_id: planted.groups.get(paper.group) ?? null,
    tracking_code: given.trackingCode,
    is_test: false,
    deadlines: {
      [localDate(paper.at)]: {
        date,
        reason: { ...reason, givenBy: { docTypeId, law: paper.type.legalBasis } },
      },
    },
    upload_ids: given.uploadIds,
    actor,
    group_ids: groupIds,
    desk_group_id: groupIds[0] ?? null,
    is_manager: true,
  }
}

function statusRow(planted: PlantedInstitution, paper: PlannedPaper, id: number, head: string): StatusRow {
  const { outcome } = paper
  const annulled = outcome.annulledReason !== null
  return {
    id,
    status: outcome.status,
    resume_status: outcome.resumeStatus,
    pending_until: outcome.pendingUntil,
    annulled_at: annulled ? outcome.steps.at(-1)!.at : null,
    annulled_by_name: annulled ? planted.people.get(head)!.name : null,
    annulled_reason: outcome.annulledReason,
    steps: outcome.steps.length,
  }
}

/** Gives somebody of the department that works on the paper, else the person who registered it. */
function workerOf(planted: PlantedInstitution, paper: PlannedPaper): string {
  const colleague = planted.plan.people.find(({ place }) => place?.group === paper.group)
  return colleague?.username ?? paper.registrant
}

/**
 * Registers the papers of a month and carries out what became of each, all in order of time. `files`: the
 * upload of each paper that has one; `cases`: who distributes them, and until when the month goes.
 */
export async function writeMonth(
  db: TenantDb,
  planted: PlantedInstitution,
  papers: readonly PlannedPaper[],
  files: ReadonlyMap<PlannedPaper, UploadRow>,
  head: string,
  cases: { head: string; now: Date; today: string; photos: DemoPhotos },
): Promise<void> {
  const random = seededRandom(`codes ${planted.plan.tag}`)
  const ids = new Map<PlannedPaper, number>()

  async function register(paper: PlannedPaper): Promise<void> {
    const file = files.get(paper)
    const { actor } = personOf(planted, paper.registrant)
    const uploadIds = file ? [await addWaitingUpload(db, file, actor, paper.at)] : []
    const item = itemOf(planted, paper, { trackingCode: inventedTrackingCode(random), uploadIds })
    ids.set(paper, await registerAt(db, paper.at, item))
  }

  async function step(paper: PlannedPaper, one: PlannedPaper['outcome']['steps'][number]) {
    const { at, from, to } = one
    const annulled = to === 9
    // The last audit entry about a document tells what the document is, so the row is changed just before it
    // is written.
    if (one === paper.outcome.steps.at(-1))
      await setStatuses(db, [statusRow(planted, paper, ids.get(paper)!, head)], at)
    await writeAudit(db, {
      actor: personOf(planted, annulled ? head : workerOf(planted, paper)).actor,
      at,
      action: annulled ? 'document.annulled' : 'document.status_changed',
      subjectType: 'document',
      subjectId: ids.get(paper)!,
      before: { status: from },
      after: { status: to },
      ...(annulled && { reason: paper.outcome.annulledReason ?? '' }),
    })
  }

  const happenings = papers.flatMap((paper) => [
    { at: paper.at, run: () => register(paper) },
    ...paper.outcome.steps.map((one) => ({ at: one.at, run: () => step(paper, one) })),
  ])
  happenings.push(...caseHappenings(db, planted, papers, { ids, ...cases }))
  const { now, today, photos } = cases
  happenings.push(...complaintHappenings(db, planted, { photos, head, now, today }))
  const [file] = files.values()
  happenings.push(...submissionHappenings(db, planted, { file, head, now, today }))
  happenings.push(...transferHappenings(db, planted, papers, { ids, now: cases.now }))
  happenings.sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { run } of happenings) await run()
  await settleDemoCases(db)
  await writeApprovals(db, cases.now)
  // The events that would teach the search these words are deleted in the demo, so the words are learnt here.
  await learnWords(db, [...ids.values()])
}
