import type { DeliveryChannel } from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { givenUp, type Outcome } from './outcome.ts'
import { beginTry, type Delivery, giveUpDelivery, listTold, lockDelivery, storeOutcome } from './queries.ts'
import { sendMail } from './send-mail.ts'
import { sendPush } from './send-push.ts'
import { sendSms } from './send-sms.ts'
import type { Sending } from './sending.ts'

/** Thrown so that the queue tries again; what happened stands in the row. */
class NotDelivered extends Error {
  override readonly name = 'NotDelivered'
}

/** Whether the installation can send by a channel at all. */
const delivers = (channel: DeliveryChannel, settings: Settings): boolean =>
  ({ email: settings.smtpUrl !== undefined, sms: settings.sms !== undefined, push: true })[channel]

const ways: Readonly<Record<DeliveryChannel, (ctx: JobContext, sending: Sending) => Promise<Outcome>>> = {
  email: sendMail,
  sms: sendSms,
  push: sendPush,
}

/** What keeps a message from being sent at all. */
function obstacleOf({ channel, person }: Delivery, settings: Settings): Outcome | undefined {
  if (!person?.active) return givenUp('inactive')
  return delivers(channel, settings) ? undefined : { state: 'waiting', reason: 'not_configured' }
}

/** Locks the message and begins its try; undefined when there is nothing to send (any more). */
async function begin(db: TenantDb, id: number, ctx: JobContext): Promise<Sending | undefined> {
  const delivery = await lockDelivery(db, id)
  if (!delivery || delivery.state === 'sent' || delivery.state === 'given_up') return undefined
  const now = ctx.clock.now()
  const obstacle = obstacleOf(delivery, ctx.settings)
  const { person } = delivery
  if (obstacle || !person) {
    await storeOutcome(db, id, obstacle ?? givenUp('inactive'), now)
    return undefined
  }
  // After the lock, so that the mail of a day has everything that was put into it.
  const notices = await listTold(db, delivery)
  if (notices.length === 0) {
    await storeOutcome(db, id, givenUp('nothing_left'), now)
    return undefined
  }
  await beginTry(db, id, now)
  return { delivery, person, notices }
}

/**
 * Sends one message. A crash between sending and noting it sends the message again, with the same Message-ID, number or
 * tag, by which the other side can know it.
 */
export async function handle(ctx: JobContext, { delivery_id: id }: { delivery_id: number }): Promise<void> {
  const sending = await ctx.tx((db) => begin(db, id, ctx))
  if (!sending) return
  const outcome = await ways[sending.delivery.channel](ctx, sending)
  await ctx.tx((db) => storeOutcome(db, id, outcome, ctx.clock.now()))
  if (outcome.state === 'failed') throw new NotDelivered(outcome.reason)
}

export async function giveUp(ctx: JobContext, { delivery_id: id }: { delivery_id: number }): Promise<void> {
  await ctx.tx((db) => giveUpDelivery(db, id, ctx.clock.now()))
}
