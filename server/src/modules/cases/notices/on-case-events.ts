import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import type { documentCommented } from '../../documents/index.ts'
import { causeOf, tell } from '../../notifications/index.ts'
import type { caseClosed, caseReopened } from '../events/index.ts'
import { findCaseOfOrigin, findNote, findToldCase, listToldShares, listWorking } from './queries.ts'
import { doneBy, headsOf, ownPeople, subjectOf } from './told-case.ts'

/** Tells everybody who had work in a case that it was closed. */
export async function onCaseClosed(
  db: TenantDb,
  { case_id, by }: z.output<typeof caseClosed.payload>,
  facts: EventFacts,
): Promise<void> {
  const row = await findToldCase(db, case_id)
  if (!row) return
  const workers = (await listToldShares(db, case_id)).flatMap(({ user_id }) => user_id ?? [])
  await tell(db, {
    text: 'case_closed',
    values: { by: by.name },
    subject: subjectOf(row),
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: ownPeople(db, workers),
    by: doneBy(by),
  })
}

/** Tells who has work in a case again; of work that nobody has, the heads of its group. */
export async function onCaseReopened(
  db: TenantDb,
  { case_id, by }: z.output<typeof caseReopened.payload>,
  facts: EventFacts,
): Promise<void> {
  const row = await findToldCase(db, case_id)
  if (!row) return
  const working = await listWorking(db, case_id)
  const loose = (await listToldShares(db, case_id)).filter(
    ({ user_id, status }) => user_id === null && status !== 'closed' && status !== 'transferred',
  )
  const heads = await Promise.all(loose.map(({ group_id }) => headsOf(db, row, group_id)))
  await tell(db, {
    text: 'case_reopened',
    values: { by: by.name },
    subject: subjectOf(row),
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: [...ownPeople(db, working), ...heads.flat()],
    by: doneBy(by),
  })
}

/**
 * Tells those who work on a case of a comment on the document it began with, which is an internal note of the case
 * (decision 0181). Whom it mentions is told of that.
 */
export async function onNoteWritten(
  db: TenantDb,
  { document_id, comment_id }: z.output<typeof documentCommented.payload>,
  facts: EventFacts,
): Promise<void> {
  const caseId = await findCaseOfOrigin(db, document_id)
  const [row, note] = await Promise.all([
    caseId === undefined ? undefined : findToldCase(db, caseId),
    findNote(db, comment_id),
  ])
  if (!row || !note) return
  const { author, author_name, mentioned, readers } = note
  const told = (await listWorking(db, row.id)).filter(
    (id) => !mentioned.includes(id) && (readers === null || readers.includes(id)),
  )
  await tell(db, {
    text: 'case_note',
    values: { by: author_name },
    subject: subjectOf(row),
    cause: `comment:${comment_id}`,
    at: new Date(facts.createdAt),
    persons: ownPeople(db, told),
    by: author,
  })
}
