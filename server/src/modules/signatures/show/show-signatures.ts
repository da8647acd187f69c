import type { FileSignatures, signatureCalls } from '@hdoc/contract/signatures/signatures.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import type { Anchors } from '../../../platform/signatures/judge/anchors.ts'
import { type Judged, judgeFile } from '../../../platform/signatures/judge/judge-file.ts'
import { getVisible } from '../../documents/index.ts'
import { loadAnchors } from '../trust/load-anchors.ts'
import { type FileSignatureRow, listFileSignatures } from './queries.ts'

const presentSignature = ({ kind, field: _, changes, ...judged }: Judged, place: number) => ({
  id: place + 1,
  ...judged,
  role: kind,
  changes: changes.map(({ what, where, permitted }) => ({ what, where, permitted })),
})

function present(row: FileSignatureRow, anchors: Anchors, now: Date): FileSignatures {
  const { file_id, version, state, reason, facts, checked_at } = row
  const judged = facts ? judgeFile(facts, anchors, now) : []
  return { file_id, version, state, reason, checked_at, signatures: judged.map(presentSignature) }
}

/** Judges at every look, so that a list that was loaded since counts for the files that were there before. */
export async function showSignatures(
  ctx: StaffCtx,
  { params }: InputOf<typeof signatureCalls.ofDocument>,
): Promise<FileSignatures[]> {
  const document = await getVisible(ctx, params.id)
  const rows = await listFileSignatures(ctx.db, [document.id])
  if (rows.length === 0) return []
  const anchors = await loadAnchors(ctx.db)
  const now = ctx.clock.now()
  return rows.map((row) => present(row, anchors, now))
}
