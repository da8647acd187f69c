import { subjectPage } from '@hdoc/contract/notifications/notice-subjects.ts'
import { noticeActionLabels } from '@hdoc/contract/notifications/notices.ts'
import type { PushMessage } from '@hdoc/contract/notifications/notification-choices.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import webPush from 'web-push'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { askOutside } from '../../../platform/outgoing/ask-outside.ts'
import { publicAddress } from '../../institutions/index.ts'
import { openPushKey } from '../devices/push-key.ts'
import { isPushService } from '../devices/push-service.ts'
import { givenUp, type Outcome, outcomeOfCall, outcomeOfStatus } from './outcome.ts'
import { forgetDevice, noteReached, type PushTarget, type ToldNotice } from './queries.ts'
import type { Sending } from './sending.ts'

const TIMEOUT_MS = 15_000
const LONGEST_ANSWER = 64 * 1024
/** How long the browser's service keeps a message for a browser that is off. */
const DAYS_KEPT = 3
const GONE = new Set([404, 410])

const texts = { ro: 'Deschideți HDoc pentru detalii.', en: 'Open HDoc for details.' } as const

/** What the browser shows: neither a name nor a number, because it stands on locked screens. */
export const messageOf = (notice: ToldNotice, language: Language): PushMessage => ({
  title: noticeActionLabels[notice.action][language],
  body: texts[language],
  tag: `notice-${notice.id}`,
  url: `#${subjectPage({ kind: notice.kind, id: notice.subject_id })}`,
})

/**
 * Sends an encrypted message to one browser; `topic`: a repeat takes the place of a message of the same topic that the
 * browser has not taken yet. A browser that its service does not know any more is forgotten.
 */
export async function pushTo(
  ctx: Pick<JobContext, 'settings' | 'clock' | 'institutionId' | 'tx'>,
  device: PushTarget,
  { message, topic, days }: { message: PushMessage; topic: string; days: number },
): Promise<Outcome> {
  if (!isPushService(device.endpoint, ctx.settings.push)) return givenUp('refused', 'host')
  const { key, address } = await ctx.tx(
    async (db) => ({
      key: await openPushKey(db, ctx.settings),
      address: await publicAddress(db, ctx.institutionId, ctx.settings),
    }),
    { readOnly: true },
  )
  if (!key) return givenUp('device_gone')
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: key.subject(address), publicKey: key.publicKey, privateKey: key.privateKey },
      TTL: days * 86_400,
      topic,
      contentEncoding: 'aes128gcm',
    },
  )
  try {
    const { status } = await askOutside(
      {
        url: endpoint,
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: body ?? '',
        timeoutMs: TIMEOUT_MS,
        maxBytes: LONGEST_ANSWER,
      },
      { allowedHosts: [new URL(endpoint).hostname], privateHosts: ctx.settings.push.privateHosts },
    )
    if (GONE.has(status)) {
      await ctx.tx((db) => forgetDevice(db, device.id))
      return givenUp('device_gone', `HTTP ${status}`)
    }
    const outcome = outcomeOfStatus(status)
    if (outcome.state === 'sent') await ctx.tx((db) => noteReached(db, device.id, ctx.clock.now()))
    return outcome
  } catch (error) {
    return outcomeOfCall(error)
  }
}

/** Pushes a notice to the browser it waits for. */
export async function sendPush(ctx: JobContext, { delivery, person, notices }: Sending): Promise<Outcome> {
  const { device } = delivery
  const [notice] = notices
  if (!device || !notice) return givenUp('device_gone')
  const message = messageOf(notice, person.language)
  return pushTo(ctx, device, { message, topic: message.tag, days: DAYS_KEPT })
}
