import { rightsHeader } from '@hdoc/contract/access/session-headers.ts'
import { bareLiveCalls } from '@hdoc/contract/live/bare-live.ts'
import { LIVE_BEAT_SECONDS, LIVE_BEHIND_MS, type LiveEnd } from '@hdoc/contract/live/live-events.ts'
import { unattendedHeaders } from '../calls/attended.ts'
import { personHeaders } from '../calls/page-person.ts'
import { rightsDiffer } from '../calls/rights-watch.ts'
import type { LiveState } from './live-state.ts'
import { type LiveMessage, readEvents } from './read-events.ts'

export type LiveEars = {
  /** The position up to which everything was heard; undefined = nothing was heard yet. */
  position(): number | undefined
  onMessage(message: LiveMessage): void
  onState(state: LiveState): void
  /** The rights of the person have changed. */
  onRights(): void
  /** Nobody is signed in any more, or somebody else. Nothing is tried again. */
  onOver(): void
}

/** Without a byte for so long the connection is dead, though nobody said so. */
const SILENCE_MS = LIVE_BEAT_SECONDS * 3 * 1000
/** A stream that has not begun by then is held back by something in between. */
const BEGINS_MS = 10_000
const ASK_EVERY_MS = LIVE_BEAT_SECONDS * 1000
const LEAST_PAUSE_MS = 1_000
const MOST_PAUSE_MS = 30_000
/** A page that begins also asks what happened since it was loaded, and a little before. */
const BEFORE_LOAD_MS = 2_000

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}

/** Spread, so that three hundred pages do not come back to a server in the same moment. */
const spread = (milliseconds: number): number => milliseconds * (0.5 + Math.random())

function askedOf(position: number | undefined, once: boolean): { query: string; headers: HeadersInit } {
  const query = new URLSearchParams()
  if (once) query.set('once', '1')
  if (position === undefined)
    query.set('behind', String(Math.min(LIVE_BEHIND_MS, Math.ceil(performance.now()) + BEFORE_LOAD_MS)))
  return {
    query: query.size > 0 ? `?${query}` : '',
    headers: {
      Accept: 'text/event-stream',
      'X-Requested-With': 'XMLHttpRequest',
      ...personHeaders(),
      ...unattendedHeaders(),
      ...(position !== undefined && { 'Last-Event-ID': String(position) }),
    },
  }
}

/** How one connection ended, and what is to be done next. */
type Ended =
  | { kind: 'over' }
  | { kind: 'again'; afterMs?: number; began: boolean }
  /** Nothing came through, though the server was reached. */
  | { kind: 'held' }

/** Listens until the connection ends. `once`: asks what has happened, which ends by itself. */
async function listen(ears: LiveEars, once: boolean, signal: AbortSignal): Promise<Ended> {
  const own = new AbortController()
  const abort = () => own.abort()
  signal.addEventListener('abort', abort)
  let began = false
  let silence = setTimeout(abort, BEGINS_MS)
  const hear = () => {
    clearTimeout(silence)
    silence = setTimeout(abort, SILENCE_MS)
  }
  const { query, headers } = askedOf(ears.position(), once)
  try {
    const response = await fetch(`${bareLiveCalls.stream.path}${query}`, {
      credentials: 'same-origin',
      cache: 'no-store',
      headers,
      signal: own.signal,
    })
    if (response.status === 401 || response.status === 403) return { kind: 'over' }
    const retry = Number(response.headers.get('retry-after'))
    if (!response.ok || !response.body)
      return { kind: 'again', began, ...(retry > 0 && { afterMs: retry * 1000 }) }
    if (rightsDiffer(response.headers.get(rightsHeader), false)) ears.onRights()
    for await (const message of readEvents(response.body, hear)) {
      began = true
      ears.onState(once ? 'asking' : 'live')
      if (message.event !== 'end') {
        ears.onMessage(message)
        continue
      }
      const { why } = message.data as { why: LiveEnd }
      if (why === 'session') return { kind: 'over' }
      if (why === 'rights') ears.onRights()
    }
    return { kind: 'again', began }
  } catch {
    return own.signal.aborted && !signal.aborted && !began ? { kind: 'held' } : { kind: 'again', began }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
    own.abort()
  }
}

/** Listens to the server, and connects again after every break, until `signal` ends it. */
export async function keepConnected(ears: LiveEars, signal: AbortSignal): Promise<void> {
  let wait = LEAST_PAUSE_MS
  let isHeld = false
  while (!signal.aborted) {
    const ended = await listen(ears, isHeld, signal)
    if (signal.aborted) return
    if (ended.kind === 'over') {
      ears.onState('off')
      return ears.onOver()
    }
    if (ended.kind === 'held') {
      isHeld = true
      continue
    }
    if (isHeld && ended.began) {
      await pause(spread(ASK_EVERY_MS), signal)
      continue
    }
    ears.onState('away')
    wait = ended.began ? LEAST_PAUSE_MS : Math.min(wait * 2, MOST_PAUSE_MS)
    await pause(ended.afterMs ?? spread(wait), signal)
  }
}
