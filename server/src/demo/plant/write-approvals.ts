import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import {
  type AskedFile,
  addDemoRequest,
  type DemoRequest,
  type DemoStep,
  listAskable,
  listHolders,
  type Person,
} from './rows/approval-queries.ts'

type People = { asker: Person; heads: readonly Person[]; leaders: readonly Person[] }
type Plan = Omit<DemoRequest, 'file' | 'at'>

const step = (
  person: Person | undefined,
  task: DemoStep['task'],
  status: DemoStep['status'],
  more: Partial<Pick<DemoStep, 'label' | 'comment'>> = {},
): DemoStep[] => (person ? [{ person, task, status, label: '', comment: '', ...more }] : [])

/** Requests of both modes, each in another state. */
function plansOf({ asker: by, heads: [first, second, third], leaders: [leader, mayor] }: People): Plan[] {
  const label = 'aviz șef compartiment'
  const plan = (more: Omit<Plan, 'by' | 'text' | 'revoked'> & Partial<Plan>): Plan => ({
    by,
    text: '',
    revoked: '',
    ...more,
  })
  return [
    plan({
      text: 'Ședința este săptămâna viitoare; vă rog să îl priviți până atunci.',
      mode: 'one_by_one',
      status: 'pending',
      steps: [
        ...step(first, 'approve', 'approved', { label, comment: 'Corect.' }),
        ...step(leader, 'approve', 'pending'),
        ...step(mayor, 'sign', 'waiting'),
      ],
    }),
    plan({
      mode: 'all_at_once',
      status: 'pending',
      steps: [
        ...step(first, 'approve', 'pending', { label }),
        ...step(second, 'approve', 'approved', { label }),
        ...step(leader, 'approve', 'pending'),
        ...step(mayor, 'approve', 'pending'),
      ],
    }),
    plan({
      mode: 'one_by_one',
      status: 'waiting_for_signature',
      steps: [
        ...step(second, 'approve', 'approved', { label }),
        ...step(leader, 'sign', 'waiting_for_signature'),
        ...step(mayor, 'sign', 'waiting'),
      ],
    }),
    plan({
      text: 'Termenul de răspuns este vineri.',
      mode: 'one_by_one',
      status: 'waiting_for_signature',
      steps: [
        ...step(first, 'approve', 'approved', { label }),
        ...step(leader, 'approve', 'approved', { comment: 'De acord.' }),
        ...step(mayor, 'sign', 'waiting_for_signature'),
      ],
    }),
    plan({
      mode: 'one_by_one',
      status: 'declined',
      steps: [
        ...step(third ?? first, 'approve', 'declined', { label, comment: 'Lipsește anexa nr. 1.' }),
        ...step(leader, 'sign', 'revoked'),
      ],
    }),
    plan({
      mode: 'all_at_once',
      status: 'approved',
      steps: [...step(first, 'approve', 'approved'), ...step(leader, 'approve', 'approved')],
    }),
    plan({
      mode: 'one_by_one',
      status: 'revoked',
      revoked: 'Se reface textul.',
      steps: step(first, 'approve', 'revoked', { label }),
    }),
  ]
}

/** What the trail says of a request: that it was asked for, and what each decided. */
async function tell(
  db: TenantDb,
  { by, steps, status, revoked, at }: DemoRequest,
  file: AskedFile,
): Promise<void> {
  const told = (person: Person, action: string, reason = '') =>
    writeAudit(db, {
      actor: { institution_id: db.institutionId, id: person.id, name: person.name },
      at,
      action,
      subjectType: 'document',
      subjectId: file.document_id,
      after: { file: file.name, file_version: 1 },
      ...(reason !== '' && { reason }),
    })
  await told(by, 'approval.requested')
  for (const one of steps) {
    if (one.status === 'approved') await told(one.person, 'approval.approved')
    if (one.status === 'declined') await told(one.person, 'approval.declined', one.comment)
  }
  if (status === 'revoked') await told(by, 'approval.revoked', revoked)
}

/** Requests for approval of some open papers, where somebody may ask and somebody may decide. */
export async function writeApprovals(db: TenantDb, at: Date): Promise<void> {
  const [askers, approvers, leaders] = await Promise.all([
    listHolders(db, 'approval.request'),
    listHolders(db, 'approval.approve'),
    listHolders(db, 'approval.sign'),
  ])
  const heads = approvers.filter(({ id }) => !leaders.some((leader) => leader.id === id))
  // Whoever works on a paper asks; heads could too.
  const asker = askers.find(({ id }) => !approvers.some((approver) => approver.id === id))
  if (!asker || leaders.length === 0 || heads.length === 0) return
  const plans = plansOf({ asker, heads, leaders })
  const files = await listAskable(db, plans.length)
  for (const [n, file] of files.entries()) {
    const plan = plans[n]
    if (!plan) continue
    const request: DemoRequest = { ...plan, file, at }
    await addDemoRequest(db, request)
    await tell(db, request, file)
  }
}
