import type { TenantDb } from '../../../platform/db/database.ts'
import { tell } from '../../notifications/index.ts'
import { listHeads } from '../../people/index.ts'
import { listAssigned, listToldDocuments } from './queries.ts'
import { isOpenToDepartment, ownPeople, subjectOf } from './told-document.ts'

/**
 * Tells the heads of the departments for which documents were registered; the causes are the documents. Who works on
 * the case that a document began is told of by the case.
 */
export async function onRegisteredForDepartment(
  db: TenantDb,
  registered: readonly { document_id: number }[],
): Promise<void> {
  const ids = registered.map(({ document_id }) => document_id)
  const [found, assigned] = await Promise.all([listToldDocuments(db, ids), listAssigned(db, ids)])
  const documents = found.filter(
    (document) =>
      document.group_id !== null &&
      isOpenToDepartment(document) &&
      !assigned.has(document.id) &&
      !document.opened_case &&
      !document.is_complaint,
  )
  if (documents.length === 0) return
  const heads = await listHeads(db, [...new Set(documents.map(({ group_id }) => group_id ?? 0))])
  for (const document of documents)
    await tell(db, {
      text: 'department_registered',
      values: { group: document.group_name ?? '' },
      subject: subjectOf(document),
      cause: `registered:${document.id}`,
      at: new Date(document.registered_at),
      persons: ownPeople(db, heads.get(document.group_id ?? 0) ?? []),
      ...(document.registered_by_id !== null && {
        by: { institutionId: document.registered_by_institution_id, id: document.registered_by_id },
      }),
    })
}
