import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { causeOf, type Person, tell } from '../../notifications/index.ts'
import type { shareAssigned, shareGivenBack, shareRefused, shareWaitEnded } from '../events/index.ts'
import { findToldCase, listToldShares, type ToldCase, type ToldShare } from './queries.ts'
import { doneBy, headsOf, subjectOf, withStandIn } from './told-case.ts'

type OfShare = { case_id: number; share_id: number }
type Common = { subject: ReturnType<typeof subjectOf>; cause: string; at: Date }

/** The case and the share of an event as they are now, and what every notice of it says. */
async function read(
  db: TenantDb,
  { case_id, share_id }: OfShare,
  facts: EventFacts,
): Promise<{ row: ToldCase; share: ToldShare; common: Common } | undefined> {
  const row = await findToldCase(db, case_id)
  const share = (await listToldShares(db, case_id)).find(({ id }) => id === share_id)
  if (!row || !share) return undefined
  const common = { subject: subjectOf(row), cause: causeOf(facts), at: new Date(facts.createdAt) }
  return { row, share, common }
}

/** Tells the person who got work; of work that nobody has yet, the heads of its group. */
export async function onShareAssigned(
  db: TenantDb,
  event: z.output<typeof shareAssigned.payload>,
  facts: EventFacts,
): Promise<void> {
  // What a batch gives is told of all of it at once, when the batch has ended.
  if (event.batch_id !== undefined) return
  const found = await read(db, event, facts)
  // The share may have gone on to somebody else meanwhile, or one of the group may have taken it.
  if (!found || found.share.group_id !== event.group_id || found.share.user_id !== event.user_id) return
  const { row, share, common } = found
  const telling = { ...common, by: doneBy(event.by) }
  if (event.user_id !== null)
    await tell(db, {
      ...telling,
      text: 'case_given',
      values: { by: event.by.name },
      persons: await withStandIn(db, [event.user_id], common.at),
    })
  else
    await tell(db, {
      ...telling,
      text: 'case_given_to_group',
      values: { by: event.by.name, group: share.group_name },
      persons: await headsOf(db, row, share.group_id),
    })
}

/** Tells whoever gave the work that it was refused, and why: it is to be given again. */
export async function onShareRefused(
  db: TenantDb,
  event: z.output<typeof shareRefused.payload>,
  facts: EventFacts,
): Promise<void> {
  const found = await read(db, event, facts)
  if (!found) return
  const { assigned_by_institution_id: institutionId, assigned_by_id: id } = event
  const givers: Person[] = id === null ? [] : [{ institutionId, id }]
  await tell(db, {
    ...found.common,
    text: 'case_refused',
    values: { by: event.by.name, group: found.share.group_name },
    persons: givers,
    by: doneBy(event.by),
  })
}

/** Tells the heads of the group that work lies with them again. */
export async function onShareGivenBack(
  db: TenantDb,
  event: z.output<typeof shareGivenBack.payload>,
  facts: EventFacts,
): Promise<void> {
  const found = await read(db, event, facts)
  if (!found) return
  await tell(db, {
    ...found.common,
    text: 'case_given_back',
    values: { by: event.by.name, group: found.share.group_name },
    persons: await headsOf(db, found.row, event.group_id),
    by: doneBy(event.by),
  })
}

/** Tells whoever has the work that it no longer waits. */
export async function onShareWaitEnded(
  db: TenantDb,
  event: z.output<typeof shareWaitEnded.payload>,
  facts: EventFacts,
): Promise<void> {
  const found = await read(db, event, facts)
  if (!found) return
  const { row, share, common } = found
  const persons =
    share.user_id === null
      ? await headsOf(db, row, share.group_id)
      : await withStandIn(db, [share.user_id], common.at)
  await tell(db, { ...common, text: 'case_wait_ended', values: {}, persons })
}
