import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { IssuerMerge } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findIssuer } from '../directory/queries.ts'
import { listMerges, type MergeRow } from './queries.ts'

const presentMerge = (row: MergeRow): IssuerMerge => ({
  id: row.id,
  winner: { id: row.winner_id, name: row.winner_name },
  loser: { id: row.loser_id, name: row.loser_name },
  merged_at: row.merged_at,
  merged_by: row.merged_by_name,
  moved: row.moved,
  undone_at: row.undone_at,
  undone_by: row.undone_by_name,
})

export async function listIssuerMerges(
  ctx: StaffCtx,
  { params }: InputOf<typeof issuerMergeCalls.merges>,
): Promise<IssuerMerge[]> {
  if (!(await findIssuer(ctx.db, ctx.settings, params.id))) throw new AppError('NOT_FOUND')
  return (await listMerges(ctx.db, params.id)).map(presentMerge)
}
