import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { publicFormCalls } from '@hdoc/contract/public-forms/public-form-calls.ts'
import { mostCorrections, mostResends } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { confirmationWanted } from '../events/index.ts'
import { getSent, inPlace } from '../record/find-send.ts'
import { isSent, type SentRow } from '../record/queries/send-row.ts'
import { lockSend, storeAgain, storeLonger } from '../record/queries/sends.ts'
import { erasedBefore, linkEnd } from '../record/send-rules.ts'
import { answerWith } from '../record/show-send.ts'
import { countingMail } from './limit-sends.ts'
import { openLink } from './open-link.ts'

type Calls = typeof publicFormCalls
type Asking = Pick<Ctx, 'database' | 'caller' | 'clock' | 'settings' | 'language'>
type Change = { email: string; resends: number; corrections: number }

/** What of a form changes with its next mail; throws when nothing of that kind is left. */
type Decide = (row: SentRow) => Change

async function mailAgain(
  ctx: Asking,
  id: number,
  decide: Decide,
  { db, mails }: { db: TenantDb; mails: boolean },
): Promise<void> {
  const now = ctx.clock.now()
  // Read again under the lock, so that of many at once none goes beyond what is left.
  const row = await lockSend(db, id)
  if (!row || !isSent(row) || new Date(row.sent_at) <= erasedBefore(now))
    throw new AppError('PUBLIC_FORM_OVER')
  if (row.state === 'confirmed') throw new AppError('PUBLIC_FORM_CONFIRMED')
  const change = decide(row)
  const at = { institutionId: db.institutionId, now, firstSentAt: new Date(row.sent_at) }
  // Nothing is mailed, and the same person still has the mail before: its link and code stay good.
  const keeps = !mails && change.email.toLowerCase() === row.email.toLowerCase()
  if (keeps) await storeLonger(db, id, change, linkEnd(at.now, at.firstSentAt))
  else await storeAgain(db, id, change, openLink(ctx.settings, { ...at, mails }))
  if (mails) await emit(db, confirmationWanted, { send_id: id, mail: row.mails + 1 }, now)
}

async function again(ctx: Asking, row: SentRow, decide: Decide) {
  // Refuses before the recipient's mails are counted.
  const { email } = decide(row)
  await countingMail(ctx, email, (mails) =>
    inPlace(ctx, (db) => mailAgain(ctx, row.id, decide, { db, mails })),
  )
  ctx.database.wake()
  return answerWith(ctx, row.id)
}

/** Mails the confirmation again, at most three times; the link and code before are of no use any more. */
export async function resend(ctx: Ctx<Calls['resend']>, { body }: InputOf<Calls['resend']>) {
  return again(ctx, await getSent(ctx, body.key), ({ email, resends, corrections }) => {
    if (resends >= mostResends) throw new AppError('PUBLIC_FORM_NO_RESENDS')
    return { email, resends: resends + 1, corrections }
  })
}

/** Corrects a wrong address, once, before anybody has confirmed. */
export async function correctEmail(ctx: Ctx<Calls['correct']>, { body }: InputOf<Calls['correct']>) {
  return again(ctx, await getSent(ctx, body.key), ({ resends, corrections }) => {
    if (corrections >= mostCorrections) throw new AppError('PUBLIC_FORM_NO_CORRECTIONS')
    return { email: body.email, resends, corrections: corrections + 1 }
  })
}
