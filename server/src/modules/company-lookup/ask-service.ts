import { setTimeout as delay } from 'node:timers/promises'
import type { FoundCompany } from '@hdoc/contract/clients/company-lookup.ts'
import { localDate } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import { askOutside, OutsideError } from '../../platform/outgoing/ask-outside.ts'
import { parseAnswer } from './parse-answer.ts'
import { takeTurn } from './queries.ts'

const MOST_BYTES = 256 * 1024
const MOST_TRIES = 3
/** Statuses worth another try: a fault of the service (5xx) or too many requests (429). */
const isTrouble = (status: number): boolean => status >= 500 || status === 429
/** A firewall in front of the service turns away requests that do not look like a browser's. */
const USER_AGENT = 'Mozilla/5.0 (compatible; HDoc)'

type Asking = Pick<Services, 'database' | 'clock' | 'settings'>

async function tryOnce(
  { clock, settings }: Asking,
  cui: string,
  timeoutMs: number,
): Promise<FoundCompany | null | undefined> {
  const { url, privateHosts } = settings.companyLookup
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const { status, body } = await askOutside(
    {
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'user-agent': USER_AGENT },
      body: JSON.stringify([{ cui: Number(cui), data: localDate(clock.now()) }]),
      timeoutMs,
      maxBytes: MOST_BYTES,
    },
    { allowedHosts: [host], privateHosts },
  )
  // „Not found” may come as 404 with the same body.
  return isTrouble(status) ? undefined : parseAnswer(body.toString('utf8'), cui)
}

/**
 * Asks the public tax service about a CUI whose check digit is right, at most `MOST_TRIES` times. Gives the
 * company, null when the service knows none, undefined when it does not answer sensibly within the time-out.
 * The time-out includes the waiting for turns.
 */
export async function askService(services: Asking, cui: string): Promise<FoundCompany | null | undefined> {
  const ends = performance.now() + services.settings.companyLookup.timeoutMs
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const wait = await takeTurn(services.database.global)
    const left = ends - performance.now() - (wait ?? 0)
    if (wait === undefined || left <= 0) return undefined
    if (wait > 0) await delay(wait)
    try {
      const answer = await tryOnce(services, cui, left)
      if (answer !== undefined) return answer
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      if (error.reason !== 'network') return undefined
    }
  }
  return undefined
}
