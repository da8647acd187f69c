import type { TimestampSettings } from '../../../platform/env.ts'
import type { Log } from '../../../platform/log.ts'
import { askOutside } from '../../../platform/outgoing/ask-outside.ts'
import {
  readTimestampAnswer,
  TIMESTAMP_QUERY,
  timestampRequest,
} from '../../../platform/signatures/sign/timestamp-request.ts'

const TIMEOUT_MS = 10_000
const LONGEST_ANSWER = 64 * 1024

/**
 * Asks the installation's timestamp server for a token over some bytes. Undefined when it does not answer, refuses,
 * or answers with what does not hold: a seal then bears the time of this machine.
 */
export async function askTimestamp(
  { url, privateHosts }: TimestampSettings,
  bytes: Buffer,
  log: Log,
): Promise<Buffer | undefined> {
  try {
    const { status, body } = await askOutside(
      {
        url,
        method: 'POST',
        headers: { 'content-type': TIMESTAMP_QUERY },
        body: timestampRequest(bytes),
        timeoutMs: TIMEOUT_MS,
        maxBytes: LONGEST_ANSWER,
      },
      { allowedHosts: [new URL(url).hostname], privateHosts },
    )
    const token = status === 200 ? readTimestampAnswer(body, bytes) : undefined
    if (!token) log.warn({ status }, 'the timestamp server gave no timestamp that holds')
    return token
  } catch (error) {
    log.warn({ err: error }, 'the timestamp server did not answer')
    return undefined
  }
}
