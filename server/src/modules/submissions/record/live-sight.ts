import { type Actor, can } from '../../../platform/auth/actor.ts'
import { documentSight } from '../../documents/index.ts'
import { liveSight } from '../../live/index.ts'
import { listDocumentsOf } from './queries/submissions.ts'

type Viewer = { seesAll: boolean; documents: unknown }

/** Who may know of changes of a submission: those who see submissions, and those who see its document. */
export const submissionSight = liveSight<Viewer, { document: unknown }>({
  subjectType: 'submission',
  viewerOf: async (db, actor: Actor) => ({
    seesAll: can(actor, 'uploaded_document.view'),
    documents: await documentSight.viewerOf(db, actor),
  }),
  async factsOf(db, ids) {
    const rows = await listDocumentsOf(db, ids)
    const facts = await documentSight.factsOf(
      db,
      rows.map(({ document_id }) => document_id),
    )
    const documentOf = new Map(rows.map(({ id, document_id }) => [id, document_id]))
    return new Map(ids.map((id) => [id, { document: facts.get(documentOf.get(id) ?? 0) }]))
  },
  sees: ({ seesAll, documents }, { document }) =>
    seesAll || (document !== undefined && documentSight.sees(documents, document)),
})
