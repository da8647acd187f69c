import type { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { EventFacts } from '../../../platform/events/subscriber.ts'
import { causeOf, type Person, tell } from '../../notifications/index.ts'
import type { sheetAnswered, sheetSent } from '../events/index.ts'
import { findToldSheet, listReceivers } from './queries.ts'

const author = ({ institution_id, id }: { institution_id: number; id: number }): Person => ({
  institutionId: institution_id,
  id,
})

/** Tells the person a sheet is for; where it is for nobody in particular, those of the department who receive papers. */
export async function onSheetSent(
  db: TenantDb,
  { sheet_id, by, documents }: z.output<typeof sheetSent.payload>,
  facts: EventFacts,
): Promise<void> {
  const sheet = await findToldSheet(db, sheet_id)
  // It may have been answered or taken back before anybody was told.
  if (sheet?.status !== 'sent') return
  const told = sheet.to_user_id === null ? await listReceivers(db, sheet.to_group_id) : [sheet.to_user_id]
  await tell(db, {
    text: 'sheet_sent',
    values: { by: by.name, group: sheet.to_group_name, count: documents },
    subject: { id: sheet.id, number: sheet.number },
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: told.map((id) => ({ institutionId: db.institutionId, id })),
    by: author(by),
  })
}

/** Tells whoever sent a sheet that documents of it were refused: they have the papers again. */
export async function onSheetAnswered(
  db: TenantDb,
  { sheet_id, by, refused }: z.output<typeof sheetAnswered.payload>,
  facts: EventFacts,
): Promise<void> {
  const sheet = refused === 0 ? undefined : await findToldSheet(db, sheet_id)
  if (!sheet) return
  await tell(db, {
    text: 'sheet_refused',
    values: { by: by.name, count: refused },
    subject: { id: sheet.id, number: sheet.number },
    cause: causeOf(facts),
    at: new Date(facts.createdAt),
    persons: [{ institutionId: sheet.sent_by_institution_id, id: sheet.sent_by_id }],
    by: author(by),
  })
}
