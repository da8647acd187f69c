import { findDocument, type Work } from '../../documents/index.ts'
import { openCaseOf } from './open-case.ts'

/**
 * Opens the case that a type opens for each of its documents, of one that was just registered in this transaction; the department that
 * got the document is in charge. `fixedNow`: as in `openCaseOf`.
 */
export async function openOwnCase(work: Work, documentId: number, fixedNow: Date | null): Promise<void> {
  const document = await findDocument(work.db, { all: true }, work.actor, documentId)
  if (!document) throw new Error('a document that was just registered is not there')
  const { group_id: id, group_name } = document
  const department = id === null ? null : { id, name: group_name ?? '' }
  await openCaseOf(work, { document, title: '', shares: [], resolution: '', department, fixedNow })
}
