import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { causeOf, type Person, tell } from '../../notifications/index.ts'
import { listHeads } from '../../people/index.ts'
import type { completionAsked, submissionArrived, submissionEnded } from '../events/index.ts'
import { drawPaper } from '../paper/draw-paper.ts'
import { mailDepositor } from './mail-depositor.ts'
import { findTold, listSeeing, type ToldSubmission } from './queries.ts'

type Of = z.output<typeof submissionArrived.payload>

/** The heads of the department of its type, else everybody who sees submissions. Nobody is told who could not open it. */
async function peopleOf(db: TenantDb, { group_id }: ToldSubmission): Promise<Person[]> {
  const heads = group_id === null ? [] : ((await listHeads(db, [group_id])).get(group_id) ?? [])
  const seeing = heads.length === 0 ? [] : await listSeeing(db, heads)
  const ids = seeing.length > 0 ? seeing : await listSeeing(db, null)
  return ids.map((id) => ({ institutionId: db.institutionId, id }))
}

type Said = 'submission_arrived' | 'submission_completed' | 'submission_late'

const telling =
  (text: Said) =>
  async (db: TenantDb, { submission_id }: Of, facts: EventFacts): Promise<void> => {
    const told = await findTold(db, submission_id)
    if (!told) return
    await tell(db, {
      text,
      values: { type: told.type_name },
      subject: { id: told.id, number: told.number, title: told.type_name },
      cause: causeOf(facts),
      at: new Date(facts.createdAt),
      persons: await peopleOf(db, told),
    })
  }

const tellArrived = telling('submission_arrived')

/** Tells of it, and has the paper of its form drawn. */
export async function onSubmissionArrived(db: TenantDb, payload: Of, facts: EventFacts): Promise<void> {
  await enqueueJob(db, drawPaper, payload)
  await tellArrived(db, payload, facts)
}
export const onCompletionCame = telling('submission_completed')
export const onCompletionLate = telling('submission_late')

/** Tells that the configuration keeps it from its number; once it has one, nobody is told any more. */
export async function onSubmissionFaulty(
  db: TenantDb,
  { submission_id }: Of,
  facts: EventFacts,
): Promise<void> {
  const told = await findTold(db, submission_id)
  if (!told || told.fault === '') return
  await tell(db, {
    text: 'submission_faulty',
    values: { type: told.type_name, reason: told.fault },
    subject: { id: told.id, number: told.number, title: told.type_name },
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: await peopleOf(db, told),
  })
}

export const onSubmissionEnded = (
  db: TenantDb,
  { submission_id }: z.output<typeof submissionEnded.payload>,
  { id }: EventFacts,
): Promise<void> => enqueueJob(db, mailDepositor, { submission_id, mail: `end-${id}` })

export const onCompletionAsked = (
  db: TenantDb,
  { submission_id, request_id }: z.output<typeof completionAsked.payload>,
): Promise<void> => enqueueJob(db, mailDepositor, { submission_id, mail: `asked-${request_id}` })
