import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { PaperToSend } from '@hdoc/contract/transfers/transfer-rows.ts'
import { refusals } from '@hdoc/contract/transfers/transfer-status.ts'
import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { localYear } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall } from '../../documents/index.ts'
import { findPreparing, type Preparing } from '../draft/active-group.ts'
import { mayPut } from '../draft/change-draft.ts'
import { presentBlock, presentPaper, presentSummary } from '../record/present-sheet.ts'
import { listUnusedGroups } from '../record/queries/of-group.ts'
import { findByNumber, listPapers, type PaperRow } from '../record/queries/papers.ts'
import { mayHandOver } from '../rules/block-rules.ts'
import { countToHandOver, listOwn, listReturned, listToHandOver } from './queries.ts'

function present(row: PaperRow, groupId: number, language: Language): PaperToSend {
  const decision = mayHandOver(row, { fromGroupId: groupId, toGroupId: null })
  return {
    ...presentPaper(row, language),
    id: row.document_id,
    department:
      row.group_id === null || row.group_id === groupId
        ? null
        : { id: row.group_id, name: row.group_name ?? '' },
    why: presentBlock(row, decision, language),
  }
}

async function listAsked(ctx: StaffCtx, { group, isUnused }: Preparing, q: string) {
  const { db } = ctx
  const viewer = await viewerOfCall(ctx)
  if (q === '')
    return {
      rows: await listToHandOver(db, viewer, { groupId: group.id, isUnused }),
      total: await countToHandOver(db, { groupId: group.id, isUnused }),
    }
  const papers = await listPapers(db, viewer, await findByNumber(db, q, localYear(ctx.clock.now())))
  const rows = papers.filter((paper) => mayPut(paper, group.id))
  return { rows, total: rows.length }
}

/**
 * What the caller’s active department has and another one works on. With a number: the documents that bear it, if the
 * department has them or the caller sees them.
 */
export async function showToSend(ctx: StaffCtx, { query }: InputOf<typeof transferCalls.toSend>) {
  const unused = ctx.actor.isAdmin ? await listUnusedGroups(ctx.db) : []
  const preparing = await findPreparing(ctx, query.from_group_id)
  if (!preparing) return { group: null, data: [], total: 0, unused }
  const { id, name } = preparing.group
  const { rows, total } = await listAsked(ctx, preparing, query.q.trim())
  return { group: { id, name }, data: rows.map((row) => present(row, id, ctx.language)), total, unused }
}

/** Drafts of the caller’s active department, its sheets that wait, and what came back. */
export async function showDrafts(ctx: StaffCtx, { query }: InputOf<typeof transferCalls.drafts>) {
  const group = (await findPreparing(ctx, query.from_group_id))?.group
  if (!group) return { drafts: [], open: [], returned: [] }
  const { db, language } = ctx
  const now = ctx.clock.now()
  const drafts = await listOwn(db, group.id, 'draft')
  const open = await listOwn(db, group.id, 'sent')
  const returned = await listReturned(db, await viewerOfCall(ctx), group.id, now)
  return {
    drafts: drafts.map((sheet) => presentSummary(ctx, sheet)),
    open: open.map((sheet) => presentSummary(ctx, sheet)),
    returned: returned.map((row) => {
      const known = Object.entries(refusals).find(([code]) => code === row.refusal)?.[1][language] ?? ''
      return {
        ...present(row, group.id, language),
        sheet: { id: row.sheet_id, number: row.sheet_number },
        refusal: [known, row.reason].filter((text) => text !== '').join(': '),
      }
    }),
  }
}
