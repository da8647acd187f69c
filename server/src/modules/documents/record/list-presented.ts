import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { presentListed } from './present.ts'
import { listByIds } from './queries/documents.ts'

/** List rows of documents that the caller is known to see, in the order of the ids. */
export async function listPresented(ctx: StaffCtx, ids: readonly number[]): Promise<DocumentListRow[]> {
  const today = localDate(ctx.clock.now())
  return (await listByIds(ctx.db, ids)).map((row) => presentListed(row, today, ctx.language))
}
