import { writeAudit } from '../../platform/audit/write-audit.ts'
import { writeAudits } from '../../platform/audit/write-audits.ts'
import { localDate } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { seededRandom } from '../invented/seeded-random.ts'
import type { PlantedInstitution } from '../plan/institution-plan.ts'
import type { PlannedPaper } from '../plan/plan-month.ts'
import { addDemoSheet, answerDemoSheet } from './rows/transfer-queries.ts'

const MINUTE_MS = 60_000
/** How long after the last paper of the day its sheet leaves, and how long after that it is answered. */
const [LEAVES_MS, ANSWERED_MS] = [15 * MINUTE_MS, 50 * MINUTE_MS]
/** Of the papers of a sheet, how many come back; of the sheets of the last days, how many still wait. */
const [REFUSED, WAITING] = [0.03, 0.5]
/** Days before today whose sheets may still wait. */
const WAITING_MS = 4 * 24 * 60 * MINUTE_MS

type Happening = { at: Date; run: () => Promise<void> }
type Around = { ids: ReadonlyMap<PlannedPaper, number>; now: Date }
type Batch = { group: string; papers: PlannedPaper[]; leaves: Date; answered: Date }

/** What is on paper and goes to a department, and is still there when the receiver answers. */
const goes = ({ type, group, physicalForm, outcome }: PlannedPaper): boolean =>
  type.category === 'intrare' && group !== '' && physicalForm !== 'Electronic' && outcome.status !== 9

/** The papers of a day for one department, from one desk: they go together. */
function batchesOf(planted: PlantedInstitution, papers: readonly PlannedPaper[]): Batch[] {
  const deskOf = ({ registrant }: PlannedPaper) => planted.people.get(registrant)?.groupIds[0] ?? 0
  const leaving = papers.filter(
    (paper) => goes(paper) && deskOf(paper) > 0 && deskOf(paper) !== planted.groups.get(paper.group),
  )
  const byDay = Map.groupBy(leaving, (paper) => `${localDate(paper.at)} ${deskOf(paper)} ${paper.group}`)
  return [...byDay.values()].flatMap((together) => {
    const last = Math.max(...together.map(({ at }) => at.getTime()))
    const leaves = new Date(last + LEAVES_MS)
    const answered = new Date(leaves.getTime() + ANSWERED_MS)
    // A paper that was closed meanwhile went without a sheet.
    const open = together.filter(({ outcome }) => !outcome.steps.some(({ at }) => at <= answered))
    return open.length === 0 ? [] : [{ group: together[0]!.group, papers: open, leaves, answered }]
  })
}

/**
 * The transfers of a month, as happenings between its registrations: the desk hands the papers of a day over to each
 * department, which confirms them within the hour; of the last days some still wait, and a few papers come back.
 */
export function transferHappenings(
  db: TenantDb,
  planted: PlantedInstitution,
  papers: readonly PlannedPaper[],
  { ids, now }: Around,
): Happening[] {
  const random = seededRandom(`transfers ${planted.plan.tag}`)
  const nameOf = (id: number): string =>
    planted.plan.groups.find(({ code }) => planted.groups.get(code) === id)?.name ?? ''

  function ofBatch({ group, papers: together, leaves, answered }: Batch): Happening[] {
    const sender = planted.people.get(together[0]!.registrant)!
    const colleagues = planted.plan.people.filter(({ place }) => place?.group === group)
    const receiver = colleagues.length > 0 ? planted.people.get(random.pick(colleagues).username) : undefined
    const waits = now.getTime() - leaves.getTime() < WAITING_MS && random.chance(WAITING)
    const back = together.filter(() => random.chance(REFUSED))
    if (!receiver || leaves > now) return []
    const [fromGroupId, toGroupId] = [sender.groupIds[0]!, planted.groups.get(group)!]
    const [from, to] = [nameOf(fromGroupId), nameOf(toGroupId)]
    const sheet = { id: 0, number: '' }
    const documentIds = () => together.map((paper) => ids.get(paper)!)
    const by = ({ id, name }: { id: number; name: string }) => ({
      institution_id: planted.plan.id,
      id,
      name,
    })
    const send = async () => {
      const moved = { fromGroupId, toGroupId, by: sender, documentIds: documentIds() }
      Object.assign(sheet, await addDemoSheet(db, { ...moved, at: leaves }))
      const told = { transfer: sheet.number, from, to }
      const common = { actor: by(sender), at: leaves }
      const after = { number: sheet.number, from, to, count: together.length }
      const subject = { subjectType: 'transfer', subjectId: sheet.id }
      await writeAudit(db, { ...common, ...subject, action: 'transfer.sent', after })
      await writeAudits(
        db,
        { ...common, action: 'document.handed_over', subjectType: 'document' },
        documentIds().map((subjectId) => ({ subjectId, after: told })),
      )
    }
    const answer = async () => {
      const refused = new Map(back.map((paper) => [ids.get(paper)!, `${paper.pages + 1} file pe copertă`]))
      const answering = { sheetId: sheet.id, toGroupId, by: receiver, refused, documentIds: documentIds() }
      await answerDemoSheet(db, { ...answering, at: answered })
      const common = { actor: by(receiver), at: answered }
      const after = { accepted: together.length - refused.size, refused: refused.size }
      const subject = { subjectType: 'transfer', subjectId: sheet.id }
      await writeAudit(db, { ...common, ...subject, action: 'transfer.answered', after })
      await writeAudits(
        db,
        { ...common, action: 'document.received', subjectType: 'document' },
        documentIds()
          .filter((id) => !refused.has(id))
          .map((subjectId) => ({
            subjectId,
            before: { paper_at: from },
            after: { paper_at: to, transfer: sheet.number },
          })),
      )
    }
    return [{ at: leaves, run: send }, ...(waits || answered > now ? [] : [{ at: answered, run: answer }])]
  }

  return batchesOf(planted, papers).flatMap(ofBatch)
}
