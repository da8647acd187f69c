import { buffer } from 'node:stream/consumers'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { DeliveryReason } from '@hdoc/contract/notifications/notification-deliveries.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type ReceivedFile, receiveFile } from '../../../platform/files/receive/receive-file.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { writeMessage } from '../../../platform/mail/write-message.ts'
import { getInstitution, mailSender, publicAddress } from '../../institutions/index.ts'
import { outcomeOfMail } from '../../notifications/index.ts'
import { inFileName } from '../../printing/index.ts'
import { findOwnLetter, type OwnLetter } from '../../templates/index.ts'
import { citedNumbers } from '../papers/cited-numbers.ts'
import { listSentFiles, type SentFileRow } from '../record/queries.ts'
import { noteAnnulled, noteLeft, noteRefused } from './note-outcome.ts'
import { lastReason, lockMailed, type MailedDispatch, storeNotLeft, storeSending } from './queries.ts'
import { writeAnswerMail } from './write-answer-mail.ts'

type Payload = { dispatch_id: number; turn: number }
type Letter = {
  dispatch: MailedDispatch
  files: readonly SentFileRow[]
  sender: Pick<Mail, 'from' | 'replyTo'>
  signature: string
  own: OwnLetter | undefined
  host: string
}
type Failure = { reason: DeliveryReason; detail: string }
type Sending = { state: 'sent'; message: ReceivedFile } | ({ state: 'failed' | 'given_up' } & Failure)

/** Thrown so that the queue tries again; what happened stands in the row. */
class NotSent extends Error {
  override readonly name = 'NotSent'
}

/** Whether the e-mail of this turn is still to leave: it may have left, been withdrawn, or mended into another message. */
const isDue = (found: MailedDispatch | undefined, turn: number): found is MailedDispatch =>
  found !== undefined &&
  found.status === 'prepared' &&
  found.mail_turn === turn &&
  (found.mail_state === 'waiting' || found.mail_state === 'failed')

/** Reads what is sent, in a transaction that ends before the mail server is spoken to. */
async function begin(
  ctx: JobContext,
  db: TenantDb,
  { dispatch_id, turn }: Payload,
): Promise<Letter | undefined> {
  const dispatch = await lockMailed(db, dispatch_id)
  if (!isDue(dispatch, turn)) return undefined
  if (dispatch.is_annulled) {
    await noteAnnulled(ctx, db, dispatch)
    return undefined
  }
  if (ctx.settings.smtpUrl === undefined) {
    await noteRefused(ctx, db, dispatch, { reason: 'not_configured', detail: '' })
    return undefined
  }
  await storeSending(db, dispatch_id, true)
  const { name, address, phone, email } = await getInstitution(db)
  const site = await publicAddress(db, db.institutionId, ctx.settings)
  return {
    dispatch,
    files: await listSentFiles(db, [dispatch_id]),
    sender: await mailSender(db, ctx.settings.mailFrom),
    own: await findOwnLetter(db, 'answer_mail', {
      language: 'ro',
      today: localDate(ctx.clock.now()),
      site,
      values: {
        numar: dispatch.number,
        data: formatDate(dispatch.registered_on),
        deponent: dispatch.ship_to,
        raspunde_la: citedNumbers(dispatch.answered),
      },
    }),
    signature: [name, address, phone, email].filter(Boolean).join(', '),
    host: new URL(site).hostname,
  }
}

/** The whole message, stored before it leaves: what is kept is what was sent. */
async function compose(ctx: JobContext, { dispatch, files, sender, signature, own, host }: Letter) {
  const attachments = await Promise.all(
    files.map(async ({ name, mime, sha256 }) => ({
      name,
      mime,
      content: await buffer(await ctx.files.open(sha256)),
    })),
  )
  const mail: Mail = {
    ...sender,
    to: dispatch.email,
    messageId: `<dispatch.${ctx.institutionId}.${dispatch.id}.${dispatch.mail_turn}@${host}>`,
    attachments,
    byPerson: true,
    ...writeAnswerMail(dispatch, { fileNames: files.map(({ name }) => name), sender: signature, own }),
  }
  const raw = await writeMessage(mail, ctx.settings.mailFrom, ctx.clock.now())
  const fileName = `expediere-${inFileName(dispatch.number)}-${dispatch.id}.eml`
  const message = await receiveFile(
    ctx.files,
    (async function* () {
      yield raw
    })(),
    { fileName, limitBytes: raw.length },
  )
  return { mail: { ...mail, raw }, message }
}

async function send(ctx: JobContext, letter: Letter): Promise<Sending> {
  try {
    const { mail, message } = await compose(ctx, letter)
    await ctx.mailer.send(mail)
    return { state: 'sent', message }
  } catch (error) {
    if (error instanceof AppError) return { state: 'given_up', reason: 'refused', detail: error.code }
    const outcome = outcomeOfMail(error)
    if (outcome.state === 'failed' || outcome.state === 'given_up') return outcome
    throw error
  }
}

/**
 * Sends the e-mail of a dispatch. A crash between sending and noting it sends it again with the same Message-ID, by which
 * the addressee’s mail program shows one mail.
 */
export async function handle(ctx: JobContext, payload: Payload): Promise<void> {
  const letter = await ctx.tx((db) => begin(ctx, db, payload))
  if (!letter) return
  const sending = await send(ctx, letter).catch(async (error: unknown) => {
    await ctx.tx((db) => storeSending(db, payload.dispatch_id, false))
    throw error
  })
  await ctx.tx(async (db) => {
    const now = await lockMailed(db, payload.dispatch_id)
    if (!isDue(now, payload.turn)) return
    if (sending.state === 'sent') await noteLeft(ctx, db, now, sending.message)
    else if (sending.state === 'given_up') await noteRefused(ctx, db, now, sending)
    else await storeNotLeft(db, now.id, { ...sending, state: 'failed' })
  })
  if (sending.state === 'failed') throw new NotSent(sending.reason)
}

/** No try is left: the dispatch is to be sent again by whoever prepared it, who is told. */
export async function giveUp(ctx: JobContext, payload: Payload): Promise<void> {
  await ctx.tx(async (db) => {
    const now = await lockMailed(db, payload.dispatch_id)
    if (!isDue(now, payload.turn)) return
    const last = await lastReason(db, now.id)
    await noteRefused(ctx, db, now, {
      reason: last?.mail_reason ?? 'interrupted',
      detail: last?.mail_detail ?? '',
    })
  })
}
