import type { StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall } from '../../documents/index.ts'
import { listSeenPapers, type RunRow, type SentPaper } from './queries/runs.ts'

type Sent = Pick<RunRow, 'sent_document_id'>

/** The documents that some runs became, by id: those that the caller sees. */
export async function seenPapers(
  ctx: Pick<StaffCtx, 'db' | 'actor'>,
  runs: readonly Sent[],
): Promise<ReadonlyMap<number, SentPaper>> {
  const ids = runs.flatMap(({ sent_document_id: id }) => (id === null ? [] : [id]))
  if (ids.length === 0) return new Map()
  const papers = await listSeenPapers(ctx.db, await viewerOfCall(ctx), ids)
  return new Map(papers.map((paper) => [paper.id, paper]))
}

/** The document that a run became, where the caller sees it. */
export async function findSeenPaper(
  ctx: Pick<StaffCtx, 'db' | 'actor'>,
  run: Sent,
): Promise<SentPaper | undefined> {
  return (await seenPapers(ctx, [run])).get(run.sent_document_id ?? 0)
}
