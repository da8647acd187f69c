import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { MergeField } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import { issuerCreate } from '@hdoc/contract/issuers/issuer-values.ts'
import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { canMergeIssuer } from '../directory/policy.ts'
import { presentIssuer } from '../directory/present.ts'
import { findIssuer, lockIssuers, type MergeableIssuer, updateIssuer } from '../directory/queries.ts'
import type { IssuerReferences } from '../directory/references.ts'
import { valuesOf, withoutCnp } from '../directory/save-issuer.ts'
import type { Moves } from './merge-issuers.ts'
import { closeMerge, findMerge, type MergeRow, movedBy, pointTo } from './queries.ts'
import { changedSince } from './rules.ts'

type Input = InputOf<typeof issuerMergeCalls.undo>

const named = (ctx: StaffCtx, fields: readonly MergeField[]): string =>
  fields.map((field) => issuers.inputs[field]?.label[ctx.language] ?? field).join(', ')

/** Locks both issuers of a merge and gives the merge; throws when it was undone already. */
async function getStandingMerge(ctx: StaffCtx, id: number): Promise<MergeRow> {
  const seen = await findMerge(ctx.db, ctx.settings, id)
  if (!seen) throw new AppError('NOT_FOUND')
  await lockIssuers(ctx.db, [seen.winner_id, seen.loser_id])
  const merge = (await findMerge(ctx.db, ctx.settings, id)) ?? seen
  if (merge.undone_at !== null)
    throw new AppError('ISSUER_MERGE_UNDONE', { name: merge.undone_by_name ?? '' })
  return merge
}

async function getWinner(ctx: StaffCtx, merge: MergeRow): Promise<MergeableIssuer> {
  const row = await findIssuer(ctx.db, ctx.settings, merge.winner_id)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.merged_into_id !== null)
    throw new AppError('ISSUER_MERGED_FURTHER', { name: row.name, into: row.merged_into_name ?? '' })
  return grant('issuer.merge', row, canMergeIssuer(ctx.actor, row))
}

/**
 * The exact inverse of a merge: the fields it changed become what they were, what it moved goes back. What
 * was added to the winner since stays there. Refused when somebody has since changed one of those fields, or
 * moved a document on.
 */
export async function undoMerge(ctx: StaffCtx, { body }: Input, references: readonly IssuerReferences[]) {
  const { db, actor } = ctx
  const at = ctx.clock.now()
  const merge = await getStandingMerge(ctx, body.merge_id)
  const winner = await getWinner(ctx, merge)
  const now = valuesOf(winner)
  const values = { ...now, ...merge.before }
  const contradicting = changedSince(now, merge)
  if (contradicting.length > 0)
    throw new AppError('ISSUER_MERGE_FIELDS_CHANGED', { fields: named(ctx, contradicting) })
  // Somebody changed the winner's type since, and the earlier values do not fit the new type.
  if (!issuerCreate.safeParse(values).success)
    throw new AppError('ISSUER_MERGE_FIELDS_CHANGED', {
      fields: issuers.inputs.type?.label[ctx.language] ?? 'type',
    })
  await updateIssuer(db, ctx.settings, winner, values)
  await pointTo(db, merge.loser_id, null)
  const moves: Moves = {}
  for (const { kind, moveBack } of references) {
    const moved = await movedBy(db, merge.id, kind)
    const back = await moveBack(db, moved, { from: merge.winner_id, to: merge.loser_id })
    if (back !== moved.length)
      throw new AppError('ISSUER_MERGE_REFERENCES_MOVED', { count: moved.length - back })
    moves[kind] = moved
  }
  await closeMerge(db, merge.id, { at, name: actor.name })
  const entry = { actor: auditActor(actor), at, subjectType: 'issuer' as const }
  await writeAudit(db, {
    ...entry,
    action: 'issuer.unmerged',
    subjectId: merge.winner_id,
    before: withoutCnp(merge.after),
    after: { ...withoutCnp(merge.before), merged_id: merge.loser_id, moved: merge.moved },
    proof: { issuer_id: merge.loser_id, ...moves },
  })
  await writeAudit(db, { ...entry, action: 'issuer.restored', subjectId: merge.loser_id })
  const row = await findIssuer(db, ctx.settings, merge.winner_id)
  if (!row) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, presentIssuer(row, actor))
}
