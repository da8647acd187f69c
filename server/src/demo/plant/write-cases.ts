import { DECLINED } from '@hdoc/contract/cases/closing.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { type SeededRandom, seededRandom } from '../invented/seeded-random.ts'
import type { PlantedInstitution } from '../plan/institution-plan.ts'
import type { PlannedPaper } from '../plan/plan-month.ts'
import { planDispatch } from './plan-dispatch.ts'
import { addDemoCase, endDemoCase, type Outcome } from './rows/case-queries.ts'
import { addDemoDispatch } from './rows/dispatch-queries.ts'

const MINUTE_MS = 60_000
/** How long after its registration a paper is distributed, and how long after that work is refused. */
const [DISTRIBUTED_MS, REFUSED_MS] = [25 * MINUTE_MS, 90 * MINUTE_MS]
/** Of the papers in work, how many were only accepted; of those just given, how many were refused. */
const [ONLY_ACCEPTED, REFUSED] = [0.15, 0.12]
/** Of the closed cases, how many have an answer that was dispatched. */
const DISPATCHED = 0.6
/** Closing statuses that are told to the applicant, each with what the answer says. */
const answers: Readonly<Record<number, string>> = {
  6: 'Vă comunicăm că solicitarea dumneavoastră a fost soluționată.',
  8: 'Vă comunicăm că solicitarea dumneavoastră a fost soluționată favorabil.',
  10: 'Vă comunicăm că solicitarea nu poate fi soluționată favorabil, pentru motivele din răspunsul alăturat.',
  11: 'Vă comunicăm că solicitarea a fost soluționată parțial; detaliile sunt în răspunsul alăturat.',
  14: 'Petiția a fost îndreptată către autoritatea competentă, care vă va răspunde.',
}

type Happening = { at: Date; run: () => Promise<void> }
type Person = { id: number; name: string }
type Around = { ids: ReadonlyMap<PlannedPaper, number>; head: string; now: Date; today: string }

const resolutions = [
  'Spre soluționare',
  'Spre analiză și răspuns în termen',
  'Rog verificare în teren',
  'Spre competentă soluționare, cu respectarea termenului legal',
]
const refusal = 'Nu este de competența compartimentului; rog repartizare'

/** Statuses of papers that a case works on, or worked. */
const worked = [1, 2, 3, 6, 7, 8, 10, 11, 12, 13, 14, 15]
const isClosed = (status: number): boolean => status >= 6 && status <= 14

/** Whether a case works on the paper: on what came in for a department, unless it has waited long enough. */
function hasCase(paper: PlannedPaper, today: string): boolean {
  const { status, pendingUntil } = paper.outcome
  if (paper.type.category !== 'intrare' || paper.group === '' || !worked.includes(status)) return false
  return status !== 15 || (pendingUntil !== null && pendingUntil > today)
}

/** What became of the work on a paper, and the action by which it did; undefined when nobody has begun. */
function workOf(
  random: SeededRandom,
  { outcome, at }: PlannedPaper,
  worker: Person,
  now: Date,
): { at: Date; told: string[]; outcome: Outcome } | undefined {
  const { status, pendingUntil } = outcome
  const common = { userId: worker.id, waitUntil: null, closing: null, reason: '' }
  const refusedAt = new Date(at.getTime() + DISTRIBUTED_MS + REFUSED_MS)
  if (status === 2 && refusedAt <= now && random.chance(REFUSED))
    return {
      at: refusedAt,
      told: ['workcase.refused'],
      outcome: { ...common, status: 'refused', reason: refusal },
    }
  const ended = outcome.steps.at(-1)?.at
  if (status === 1 || status === 2 || ended === undefined) return undefined
  if (isClosed(status)) {
    const closing = { status, at: ended, by: worker.name }
    return {
      at: ended,
      told: ['workcase.taken', 'workcase.closed'],
      outcome: { ...common, status: 'closed', closing },
    }
  }
  if (status === 15)
    return {
      at: ended,
      told: ['workcase.taken', 'workcase.waited'],
      outcome: { ...common, status: 'waiting', waitUntil: pendingUntil },
    }
  const begun = random.chance(ONLY_ACCEPTED) ? 'accepted' : 'in_progress'
  return { at: ended, told: ['workcase.taken'], outcome: { ...common, status: begun } }
}

/** The case of one paper: when it was opened, and when its work ended where it stands today. */
function ofPaper(
  db: TenantDb,
  planted: PlantedInstitution,
  { random, letters }: { random: SeededRandom; letters: SeededRandom },
  paper: PlannedPaper,
  { ids, head, now, today }: Around,
): Happening[] {
  const mayor = planted.people.get(head)!
  const { status, steps } = paper.outcome
  const group = planted.plan.groups.find(({ code }) => code === paper.group)
  const colleagues = planted.plan.people.filter(({ place }) => place?.group === paper.group)
  const worker = colleagues.length > 0 ? planted.people.get(random.pick(colleagues).username) : undefined
  const opens = new Date(paper.at.getTime() + DISTRIBUTED_MS)
  const first = steps[0]?.at
  if (!group || !worker || opens > now || (first !== undefined && first <= opens)) return []
  const isGiven = status !== 1
  const resolution = isGiven ? random.pick(resolutions) : ''
  let caseId = 0
  const told = (by: Person, at: Date, action: string, after: Readonly<Record<string, string>>) =>
    writeAudit(db, {
      actor: { institution_id: planted.plan.id, id: by.id, name: by.name },
      at,
      action,
      subjectType: 'workcase',
      subjectId: caseId,
      after,
    })
  const open = async () => {
    caseId = await addDemoCase(db, {
      at: opens,
      documentId: ids.get(paper)!,
      groupId: isGiven ? planted.groups.get(paper.group)! : null,
      by: mayor,
      title: paper.subject,
      resolution,
      dueOn: paper.deadline.date,
    })
    const assigned = { assigned: `${group.name} (Responsabil)`, resolution }
    await told(mayor, opens, 'workcase.opened', { title: paper.subject, ...(isGiven && assigned) })
  }
  const work = workOf(random, paper, worker, now)
  const resolved = answers[status]
  const dispatch =
    work && resolved !== undefined && letters.chance(DISPATCHED)
      ? planDispatch(letters, work.at, today)
      : undefined
  const end = async () => {
    await endDemoCase(db, caseId, work!.outcome)
    const who = { department: group.name, person: worker.name }
    for (const action of work!.told) await told(worker, work!.at, action, who)
    if (!dispatch || resolved === undefined) return
    const declinedTo = status === DECLINED ? 'Consiliul Județean' : ''
    const of = { caseId, documentId: ids.get(paper)!, by: worker, resolution: resolved, declinedTo }
    const sent = await addDemoDispatch(db, { ...dispatch, ...of })
    if (!sent) return
    const letter = { ...sent, ship_method: dispatch.method }
    await told(worker, work!.at, 'workcase.dispatch_prepared', letter)
    if (dispatch.sentOn !== null) await told(worker, work!.at, 'workcase.dispatch_sent', letter)
  }
  return [{ at: opens, run: open }, ...(work ? [{ at: work.at, run: end }] : [])]
}

/**
 * The cases of a month, as happenings between its registrations and what became of the papers: the mayor distributes,
 * somebody of the department takes the work, and closes it with the paper.
 */
export function caseHappenings(
  db: TenantDb,
  planted: PlantedInstitution,
  papers: readonly PlannedPaper[],
  around: Around,
): Happening[] {
  const random = seededRandom(`cases ${planted.plan.tag}`)
  // Of its own, so that what leaves changes nothing of who works on what.
  const letters = seededRandom(`dispatches ${planted.plan.tag}`)
  return papers
    .filter((paper) => hasCase(paper, around.today))
    .flatMap((paper) => ofPaper(db, planted, { random, letters }, paper, around))
}
