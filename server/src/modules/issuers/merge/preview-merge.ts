import type { MergePreview } from '@hdoc/contract/issuers/issuer-merge.ts'
import { MERGE_LIMIT } from '@hdoc/contract/issuers/issuer-merge.ts'
import type { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import { maskCnp } from '@hdoc/contract/ro/cnp.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { presentIssuer } from '../directory/present.ts'
import type { IssuerReferences } from '../directory/references.ts'
import { valuesOf } from '../directory/save-issuer.ts'
import { countMoves, getBoth } from './merge-issuers.ts'
import { type Difference, differences } from './rules.ts'

/** Masks CNPs here too: the page shows that two differ, not what they are. */
function shown({ field, winner, loser, suggested }: Difference): Difference {
  const as = (value: string): string => {
    if (value === '') return ''
    if (field === 'cnp') return maskCnp(value)
    return field === 'phone' ? writePhone(value) : value
  }
  return { field, winner: as(winner), loser: as(loser), suggested }
}

export async function previewMerge(
  ctx: StaffCtx,
  { params }: InputOf<typeof issuerMergeCalls.preview>,
  references: readonly IssuerReferences[],
): Promise<MergePreview> {
  const { winner, loser } = await getBoth(ctx, { winner: params.winner_id, loser: params.loser_id })
  const moves = await countMoves(ctx, references, loser.id)
  return {
    winner: presentIssuer(winner, ctx.actor),
    loser: presentIssuer(loser, ctx.actor),
    fields: differences(valuesOf(winner), valuesOf(loser)).map(shown),
    moves,
    too_many: moves.reduce((sum, { count }) => sum + count, 0) > MERGE_LIMIT,
  }
}
