import type { TenantDb } from '../../platform/db/database.ts'
import { letDepartmentsSee } from '../documents/index.ts'
import { tell } from '../notifications/index.ts'
import { listActiveGroups, listPeopleTold, storeBroadcasts } from './queries.ts'

/**
 * Broadcasts the papers whose type says so: the departments see them, and each of their people is told, to confirm having
 * read. A restricted paper is for the people who are named on it and is broadcast to nobody.
 */
export async function onDocumentsRegistered(
  db: TenantDb,
  registered: readonly { document_id: number }[],
): Promise<void> {
  for (const broadcast of await storeBroadcasts(
    db,
    registered.map(({ document_id }) => document_id),
  )) {
    const { id, number, title, registered_at, registered_by } = broadcast
    await letDepartmentsSee(
      db,
      [id],
      broadcast.whole_institution ? await listActiveGroups(db) : broadcast.group_ids,
    )
    const userIds = await listPeopleTold(db, broadcast)
    await tell(db, {
      text: 'document_broadcast',
      values: {},
      subject: { id, number, title },
      cause: `broadcast:${id}`,
      at: new Date(registered_at),
      persons: userIds.map((userId) => ({ institutionId: db.institutionId, id: userId })),
      by: registered_by,
    })
  }
}
