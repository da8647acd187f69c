import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { tokenHash } from '../secrets/link-secret.ts'
import { bySecret } from './find-send.ts'
import { findHolderByToken } from './queries/holders.ts'

/**
 * What the holder of a second secret may read and add to. A wrong secret, and one of another form, answer alike; wrong
 * ones count as guesses.
 */
export async function getHeld(
  ctx: Pick<Ctx, 'database' | 'caller'>,
  { secret, kind }: { secret: string; kind: PublicFormKind },
): Promise<{ subjectId: number }> {
  const holder = await bySecret(ctx, secret, (db) => findHolderByToken(db, tokenHash(secret)))
  if (holder.kind !== kind) throw new AppError('PUBLIC_FORM_UNKNOWN')
  return { subjectId: holder.subject_id }
}
