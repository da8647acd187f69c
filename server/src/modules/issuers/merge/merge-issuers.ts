import { AppError } from '@hdoc/contract/failures/errors.ts'
import { MERGE_LIMIT } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { canMergeIssuer } from '../directory/policy.ts'
import { presentIssuer } from '../directory/present.ts'
import { findIssuer, lockIssuers, type MergeableIssuer, updateIssuer } from '../directory/queries.ts'
import type { IssuerReferences } from '../directory/references.ts'
import { checked, valuesOf, withoutCnp } from '../directory/save-issuer.ts'
import { addMerge, addMoves, pointTo } from './queries.ts'
import { changesOf, mergedValues } from './rules.ts'

type Input = InputOf<typeof issuerMergeCalls.merge>

async function getMergeable(ctx: StaffCtx, id: number): Promise<MergeableIssuer> {
  const row = await findIssuer(ctx.db, ctx.settings, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('issuer.merge', row, canMergeIssuer(ctx.actor, row))
}

/**
 * Both issuers of a merge; throws when the person may not merge them, or when they are the same or of
 * different types.
 */
export async function getBoth(
  ctx: StaffCtx,
  ids: { winner: number; loser: number },
): Promise<{ winner: MergeableIssuer; loser: MergeableIssuer }> {
  const winner = await getMergeable(ctx, ids.winner)
  if (ids.winner === ids.loser) throw new AppError('ISSUER_MERGE_SAME')
  const loser = await getMergeable(ctx, ids.loser)
  if (winner.type !== loser.type) throw new AppError('ISSUER_MERGE_KINDS')
  return { winner, loser }
}

/**
 * Ids of what belongs to another issuer from now on, by kind. The trail keeps them, and `hdoc verify` replays
 * them.
 */
export type Moves = Record<string, number[]>

/** How many references would move, by kind. */
export function countMoves(ctx: StaffCtx, references: readonly IssuerReferences[], issuerId: number) {
  return Promise.all(
    references.map(async ({ kind, count }) => ({ kind, count: await count(ctx.db, issuerId) })),
  )
}

/**
 * Merges the loser into the winner in one transaction with both rows locked: whoever comes second finds other
 * versions and is refused. Documents keep the name in their registration line; only the issuer they belong to
 * changes, and each move is noted for the way back.
 */
export async function mergeIssuers(ctx: StaffCtx, { body }: Input, references: readonly IssuerReferences[]) {
  const { db, actor } = ctx
  const at = ctx.clock.now()
  await lockIssuers(db, [body.winner.id, body.loser.id])
  for (const { id, version: sent } of [body.winner, body.loser]) {
    const row = await findIssuer(db, ctx.settings, id)
    if (row) await checkVersion(db, { type: 'issuer', id, version: row.version, sent })
  }
  const { winner, loser } = await getBoth(ctx, { winner: body.winner.id, loser: body.loser.id })
  const count = (await countMoves(ctx, references, loser.id)).reduce((sum, one) => sum + one.count, 0)
  if (count > MERGE_LIMIT) throw new AppError('ISSUER_MERGE_TOO_LARGE', { count, most: MERGE_LIMIT })
  const now = valuesOf(winner)
  const values = checked(mergedValues(now, valuesOf(loser), body.take), at)
  const changes = changesOf(now, values)
  await updateIssuer(db, ctx.settings, winner, values)
  const mergeId = await addMerge(db, ctx.settings, { winner, loser, ...changes, at, by: actor.name })
  const moves: Moves = {}
  for (const { kind, move } of references) {
    moves[kind] = await move(db, { from: loser.id, to: winner.id })
    await addMoves(db, { mergeId, kind, ids: moves[kind] })
  }
  await pointTo(db, loser.id, winner.id)
  const entry = { actor: auditActor(actor), at, subjectType: 'issuer' as const }
  await writeAudit(db, {
    ...entry,
    action: 'issuer.merged',
    subjectId: winner.id,
    before: withoutCnp(changes.before),
    after: { ...withoutCnp(changes.after), merged_id: loser.id, merged_name: loser.name, moved: count },
    proof: { issuer_id: winner.id, ...moves },
  })
  await writeAudit(db, {
    ...entry,
    action: 'issuer.absorbed',
    subjectId: loser.id,
    before: { merged_into_id: null, merged_into_name: '' },
    after: { merged_into_id: winner.id, merged_into_name: values.name },
  })
  return savedRow(ctx.language, presentIssuer(await getMergeable(ctx, winner.id), actor))
}
