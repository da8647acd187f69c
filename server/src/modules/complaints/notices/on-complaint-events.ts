import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { causeOf, type Person, tell } from '../../notifications/index.ts'
import { listHeads } from '../../people/index.ts'
import type {
  complaintArrived,
  complaintCommented,
  complaintFaulty,
  complaintNumbered,
  complaintStatusChanged,
} from '../events/index.ts'
import { mailPerson, mailSupporter } from './mail-person.ts'
import { findToldComplaint, listSeeing, listSupporters, type ToldComplaint } from './queries.ts'

/**
 * Who is told of a complaint: the people whom its type names, else the heads of its department, else everybody who sees
 * complaints. Nobody is told who could not open it.
 */
async function peopleOf(db: TenantDb, told: ToldComplaint): Promise<Person[]> {
  const asPeople = (ids: readonly number[]): Person[] =>
    ids.map((id) => ({ institutionId: db.institutionId, id }))
  const { group_id, told_user_ids } = told
  const heads = group_id === null ? [] : ((await listHeads(db, [group_id])).get(group_id) ?? [])
  for (const ids of [told_user_ids, heads]) {
    const seeing = ids.length === 0 ? [] : await listSeeing(db, ids)
    if (seeing.length > 0) return asPeople(seeing)
  }
  return asPeople(await listSeeing(db, null))
}

const subjectOf = ({ id, number, type_name }: ToldComplaint) => ({ id, number, title: type_name })

export async function onComplaintArrived(
  db: TenantDb,
  { complaint_id }: z.output<typeof complaintArrived.payload>,
  facts: EventFacts,
): Promise<void> {
  const told = await findToldComplaint(db, complaint_id)
  if (!told) return
  const { added_by_id: id, added_by_institution_id: institutionId } = told
  await tell(db, {
    text: 'complaint_arrived',
    values: { type: told.type_name },
    subject: subjectOf(told),
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: await peopleOf(db, told),
    ...(id !== null && { by: { institutionId, id } }),
  })
}

/** Tells that the configuration keeps a complaint from its number; once it has one, nobody is told any more. */
export async function onComplaintFaulty(
  db: TenantDb,
  { complaint_id }: z.output<typeof complaintFaulty.payload>,
  facts: EventFacts,
): Promise<void> {
  const told = await findToldComplaint(db, complaint_id)
  if (!told || told.fault === '') return
  await tell(db, {
    text: 'complaint_faulty',
    values: { type: told.type_name, reason: told.fault },
    subject: subjectOf(told),
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: await peopleOf(db, told),
  })
}

/** Mails the number of a complaint that waited for it to its person. */
export async function onComplaintNumbered(
  db: TenantDb,
  { complaint_id }: z.output<typeof complaintNumbered.payload>,
  facts: EventFacts,
): Promise<void> {
  await enqueueJob(db, mailPerson, { complaint_id, mail: `number-${facts.id}` })
}

/** Tells staff what the person of a complaint has done on their page. */
export async function tellOfPerson(
  db: TenantDb,
  { complaint_id, text }: { complaint_id: number; text: 'complaint_added_to' | 'complaint_withdrawn' },
  facts: EventFacts,
): Promise<void> {
  const told = await findToldComplaint(db, complaint_id)
  if (!told) return
  await tell(db, {
    text,
    values: {},
    subject: subjectOf(told),
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: await peopleOf(db, told),
  })
}

const ended = ['resolved', 'declined', 'canceled', 'notaccepted']

/** Mails its person how the complaint stands now; those who joined it are told once it has ended. */
export async function onComplaintStatusChanged(
  db: TenantDb,
  { complaint_id, before, status }: z.output<typeof complaintStatusChanged.payload>,
  facts: EventFacts,
): Promise<void> {
  const mail = `status-${facts.id}` as const
  await enqueueJob(db, mailPerson, { complaint_id, mail, status, before })
  if (!ended.includes(status)) return
  for (const { id } of await listSupporters(db, complaint_id))
    await enqueueJob(db, mailSupporter, { complaint_id, supporter_id: id })
}

/** Mails a public comment to its person. */
export async function onComplaintCommented(
  db: TenantDb,
  { complaint_id, comment_id }: z.output<typeof complaintCommented.payload>,
): Promise<void> {
  await enqueueJob(db, mailPerson, { complaint_id, mail: `comment-${comment_id}` })
}
