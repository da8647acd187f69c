import { AppError, type ErrorValues } from '@hdoc/contract/failures/errors.ts'
import type { WhomToAsk } from '@hdoc/contract/rights/missing-right.ts'
import type { Actor } from '../../auth/actor.ts'

/** Which roles of an institution carry a right, and whom to ask for it; filled by `app/`. */
export type ExplainRight = (
  institutionId: number,
  right: string,
) => Promise<{ carriedBy: string[]; ask: WhomToAsk }>

/**
 * Adds to a refusal for a missing right (FORBIDDEN) which roles carry it and whom to ask. Any other error is
 * returned as it is. When the look-up fails, the plain refusal is returned.
 */
export async function explainRefusal(
  thrown: unknown,
  actor: Actor | undefined,
  explain: ExplainRight,
): Promise<unknown> {
  if (!actor || !(thrown instanceof AppError) || thrown.code !== 'FORBIDDEN') return thrown
  const { missing } = thrown.values
  if (typeof missing !== 'string') return thrown
  const found = await explain(actor.hdocId, missing).catch(() => undefined)
  return found
    ? new AppError(
        'FORBIDDEN',
        { ...(thrown.values as ErrorValues<'FORBIDDEN'>), ...found },
        { cause: thrown },
      )
    : thrown
}
