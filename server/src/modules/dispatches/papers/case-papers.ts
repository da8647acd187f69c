import type { StaffCtx } from '../../../platform/http/context.ts'
import type { CaseFile } from '../../cases/index.ts'
import { type DocumentRow, findDocuments, viewerOfCall } from '../../documents/index.ts'
import { keepsAnswerOnLine } from '../../registers/index.ts'

const ANNULLED = 9

/** The documents of a case that the caller sees, by what an answer makes of them. */
export type CasePapers = {
  /** The one it began with. */
  origin: DocumentRow
  /** What came in and is answered: several petitions of one case have one answer. */
  answered: readonly DocumentRow[]
  /** Outgoing documents that have their number. */
  outgoing: readonly DocumentRow[]
  all: readonly DocumentRow[]
  /** The register of the first one keeps answers on its line. */
  keepsLine: boolean
}

export async function casePapers(ctx: StaffCtx, { row, documents }: CaseFile): Promise<CasePapers> {
  const ids = documents.map(({ document_id }) => document_id)
  const viewer = await viewerOfCall(ctx)
  const [seen, answersOnLine] = await Promise.all([
    findDocuments(ctx.db, viewer, ctx.actor, ids),
    keepsAnswerOnLine(ctx.db, row.origin_id),
  ])
  const all = ids
    .flatMap((id) => seen.find((one) => one.id === id) ?? [])
    .filter(({ status, deleted_at }) => status !== ANNULLED && deleted_at === null)
  const origin = seen.find(({ id }) => id === row.origin_id)
  if (!origin) throw new Error(`case ${row.id} without its first document`)
  const worked = new Set(
    documents.filter(({ role }) => role !== 'connected').map(({ document_id }) => document_id),
  )
  return {
    origin,
    answered: all.filter(({ id, category }) => category === 'intrare' && worked.has(id)),
    outgoing: all.filter(({ category }) => category === 'iesire'),
    all,
    keepsLine: origin.category === 'intrare' && answersOnLine,
  }
}
