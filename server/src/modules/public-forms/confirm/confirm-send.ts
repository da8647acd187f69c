import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Ctx, Services } from '../../../platform/http/context.ts'
import { formConfirmed } from '../events/index.ts'
import type { AnyPublicKind } from '../kinds/public-kind.ts'
import { inPlace } from '../record/find-send.ts'
import { giveHolder } from '../record/give-holder.ts'
import { listWholeFiles } from '../record/queries/files.ts'
import { isSent, type SentRow } from '../record/queries/send-row.ts'
import { lockSend, storeConfirmed } from '../record/queries/sends.ts'
import { stateOf } from '../record/send-rules.ts'

export type Confirming = Services & Pick<Ctx, 'caller' | 'language'>

async function confirmLocked(
  db: TenantDb,
  services: Services,
  kinds: readonly AnyPublicKind[],
  { id, isOf }: { id: number; isOf: (row: SentRow) => boolean },
): Promise<void> {
  const now = services.clock.now()
  // Of any number of confirmations at once, the first makes the thing, and the others find it made.
  const row = await lockSend(db, id)
  if (!row || !isSent(row) || !isOf(row)) throw new AppError('PUBLIC_FORM_UNKNOWN')
  if (row.state === 'confirmed') return
  if (stateOf(row, now) === 'over') throw new AppError('PUBLIC_FORM_OVER')
  const kind = kinds.find((one) => one.kind === row.kind)
  if (kind === undefined) throw new Error(`no module confirms forms of the kind ${row.kind}`)
  const made = await kind.confirm(
    { db, services, now },
    {
      id,
      values: row.content as never,
      email: row.email,
      language: row.language,
      files: await listWholeFiles(db, id),
      sentAt: new Date(row.sent_at),
    },
  )
  const { number, deadline_on, tracking_code, subjectId } = made
  // The second secret, for whoever will read the mail of the result; none where there is nothing more to do.
  const holder_id =
    subjectId === undefined
      ? null
      : await giveHolder(db, services.settings, { kind: row.kind, subjectId, at: now })
  await storeConfirmed(db, id, { at: now, result: { number, deadline_on, tracking_code, holder_id } })
  await emit(db, formConfirmed, { send_id: id }, now)
}

/**
 * Confirms a form: what it says is made, in one transaction with the mark that it was. Whoever confirms twice, or at once
 * by link and by code, gets the same result. `isOf` looks again, under the lock, whether the secret is still good.
 */
export async function confirmSend(
  ctx: Confirming,
  kinds: readonly AnyPublicKind[],
  of: { id: number; isOf: (row: SentRow) => boolean },
): Promise<void> {
  await inPlace(ctx, (db) => confirmLocked(db, ctx, kinds, of))
  ctx.database.wake()
}
