import { sayNotice } from '@hdoc/contract/notifications/notice-texts.ts'
import { normaliseContactPhone } from '@hdoc/contract/ro/phone.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { askOutside } from '../../../platform/outgoing/ask-outside.ts'
import { getInstitution } from '../../institutions/index.ts'
import { givenUp, type Outcome, outcomeOfCall, outcomeOfStatus } from './outcome.ts'
import type { Sending } from './sending.ts'
import { smsBody, smsText } from './sms-body.ts'

const TIMEOUT_MS = 15_000
const LONGEST_ANSWER = 64 * 1024

/** Posts one text message to the gateway. Its number is the same at every repeat, so that the gateway can know it. */
export async function sendSms(ctx: JobContext, { delivery, person, notices }: Sending): Promise<Outcome> {
  const gateway = ctx.settings.sms
  const to = normaliseContactPhone(person.phone)
  const [notice] = notices
  if (gateway === undefined) return { state: 'waiting', reason: 'not_configured' }
  if (to === null || !notice) return givenUp('no_address')
  const { name } = await ctx.tx(getInstitution, { readOnly: true })
  const text = smsText(`${name}: ${sayNotice(notice, person.language)}`)
  const id = `hdoc-${ctx.institutionId}-${delivery.id}`
  const { body, contentType } = smsBody(gateway.body, { to, text, id })
  const [header, value] = gateway.header ?? []
  try {
    const { status } = await askOutside(
      {
        url: gateway.url,
        method: 'POST',
        headers: {
          'content-type': contentType,
          'idempotency-key': id,
          ...(header !== undefined && value !== undefined && { [header]: value }),
        },
        body,
        timeoutMs: TIMEOUT_MS,
        maxBytes: LONGEST_ANSWER,
      },
      { allowedHosts: [new URL(gateway.url).hostname], privateHosts: gateway.privateHosts },
    )
    return outcomeOfStatus(status)
  } catch (error) {
    return outcomeOfCall(error)
  }
}
