import type { FileSignatures, signatureCalls } from '@hdoc/contract/signatures/signatures.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import type { Anchors } from '../../../platform/signatures/judge/anchors.ts'
import { type Judged, judgeFile } from '../../../platform/signatures/judge/judge-file.ts'
import { getVisible } from '../../documents/index.ts'
import { loadAnchors } from '../trust/load-anchors.ts'
import {
  type FileSignatureRow,
  listFileSignatures,
  listSubmittedSignatures,
  signsEarlier,
} from './queries.ts'

const presentSignature = ({ kind, field: _, changes, ...judged }: Judged, place: number) => ({
  id: place + 1,
  ...judged,
  role: kind,
  changes: changes.map(({ what, where, permitted }) => ({ what, where, permitted })),
})

/** What a signature outside of a PDF signs. */
function contentOf({ facts, content }: FileSignatureRow): FileSignatures['content'] {
  if (facts?.content === undefined || facts.state !== 'signed') return null
  if (facts.content === 'own') return { of: 'itself' }
  if (!content) return { of: 'gone' }
  const { file_id, name, version, is_present } = content
  return { of: is_present ? 'present' : 'earlier', file_id, name, version }
}

function present(row: FileSignatureRow, anchors: Anchors, now: Date): FileSignatures {
  const { file_id, version, state, reason, facts, checked_at } = row
  const judged = facts ? judgeFile(facts, anchors, now, { signsEarlier: signsEarlier(row) }) : []
  const signatures = judged.map(presentSignature)
  return { file_id, version, state, reason, checked_at, content: contentOf(row), signatures }
}

/** Judges at every look, so that a list that was loaded since counts for the files that were there before. */
export async function showSignatures(
  ctx: StaffCtx,
  { params }: InputOf<typeof signatureCalls.ofDocument>,
): Promise<FileSignatures[]> {
  const document = await getVisible(ctx, params.id)
  return judge(ctx, await listFileSignatures(ctx.db, [document.id]))
}

/** The same of what was handed in online; whoever calls has seen that the caller sees it. */
export const judgeSubmitted = async (ctx: StaffCtx, submissionId: number): Promise<FileSignatures[]> =>
  judge(ctx, await listSubmittedSignatures(ctx.db, submissionId))

async function judge(ctx: StaffCtx, rows: readonly FileSignatureRow[]): Promise<FileSignatures[]> {
  if (rows.length === 0) return []
  const anchors = await loadAnchors(ctx.db)
  const now = ctx.clock.now()
  return rows.map((row) => present(row, anchors, now))
}
