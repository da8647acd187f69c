import type { LiveEars } from './keep-connected.ts'
import type { LiveState } from './live-state.ts'
import type { LiveMessage } from './read-events.ts'

/** What tabs of one browser tell each other. */
type Note =
  | { kind: 'message'; message: LiveMessage }
  | { kind: 'state'; state: LiveState }
  /** A tab that has just begun asks for what it missed while it was loading. */
  | { kind: 'new'; tab: string }
  | { kind: 'recent'; tab: string; messages: LiveMessage[]; state: LiveState }
  | { kind: 'rights' }
  | { kind: 'over' }

/** So long the leading tab remembers messages for tabs that are just beginning. */
const RECENT_MS = 10_000
/** A tab that is shown and has heard nothing for so long takes the lead: the leading one sleeps. */
const SLEEPING_MS = 65_000

type Connect = (ears: LiveEars, signal: AbortSignal) => Promise<void>
type Own = Omit<LiveEars, 'position'>
type Recent = { at: number; message: LiveMessage }

/** Keeps the position, and passes on each message once. */
function earsOf(own: Own) {
  let position: number | undefined
  return {
    position: () => position,
    hear: (message: LiveMessage): void => {
      const isOld = message.position !== undefined && position !== undefined && message.position <= position
      if (message.position !== undefined && !isOld) position = message.position
      // After a reset of the database positions begin anew.
      if (message.event === 'reset' && message.position !== undefined) position = message.position
      if (!isOld || message.event !== 'changes') own.onMessage(message)
    },
  }
}

/**
 * Without locks (a browser reaches the server by plain HTTP) each tab listens for itself while it is shown. A browser
 * opens only six connections to a server, so hidden tabs must not hold any.
 */
function listenWhileShown(own: Own, connect: Connect, signal: AbortSignal): void {
  const { position, hear } = earsOf(own)
  let current: AbortController | undefined
  const look = () => {
    const isShown = document.visibilityState === 'visible' && !signal.aborted
    if (isShown === (current !== undefined)) return
    current?.abort()
    current = isShown ? new AbortController() : undefined
    if (current) void connect({ ...own, position, onMessage: hear }, current.signal)
  }
  document.addEventListener('visibilitychange', look)
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', look)
    look()
  })
  look()
}

/**
 * One tab of a browser listens for all of them: the one that holds the lock. It passes on what it hears; when it is
 * closed, the next one resumes where it ended.
 */
function shareLock(locks: LockManager, name: string, own: Own, connect: Connect, signal: AbortSignal): void {
  const tab = Math.random().toString(36).slice(2)
  const channel = new BroadcastChannel(name)
  const { position, hear } = earsOf(own)
  let recent: Recent[] = []
  let heardAt = performance.now()
  let state: LiveState = 'away'
  let leading = false
  const send = (note: Note) => channel.postMessage(note)
  const setState = (next: LiveState) => {
    state = next
    own.onState(next)
  }

  const lead = (): Promise<void> => {
    leading = true
    const ears: LiveEars = {
      position,
      onMessage: (message) => {
        const now = performance.now()
        heardAt = now
        recent = [...recent.filter(({ at }) => now - at < RECENT_MS), { at: now, message }]
        hear(message)
        send({ kind: 'message', message })
      },
      onState: (next) => {
        setState(next)
        send({ kind: 'state', state: next })
      },
      onRights: () => {
        own.onRights()
        send({ kind: 'rights' })
      },
      onOver: () => {
        own.onOver()
        send({ kind: 'over' })
      },
    }
    return connect(ears, leader.signal)
  }
  let leader = new AbortController()
  const compete = (steal: boolean): void => {
    leader.abort()
    leader = new AbortController()
    const mine = leader
    const end = () => mine.abort()
    signal.addEventListener('abort', end)
    locks
      .request(name, steal ? { steal } : { signal: mine.signal }, async () => {
        if (!mine.signal.aborted) await lead()
        // The lock is kept until this tab goes, or another one takes it.
        if (!mine.signal.aborted)
          await new Promise<void>((resolve) => mine.signal.addEventListener('abort', () => resolve()))
      })
      .catch(() => {
        // Another tab has taken the lead.
        leading = false
        mine.abort()
        if (!signal.aborted && mine === leader) compete(false)
      })
  }

  channel.onmessage = ({ data }: MessageEvent<Note>) => {
    heardAt = performance.now()
    if (data.kind === 'message') hear(data.message)
    else if (data.kind === 'state') setState(data.state)
    else if (data.kind === 'rights') own.onRights()
    else if (data.kind === 'over') own.onOver()
    else if (data.kind === 'new' && leading)
      send({ kind: 'recent', tab: data.tab, messages: recent.map(({ message }) => message), state })
    else if (data.kind === 'recent' && data.tab === tab) {
      setState(data.state)
      for (const message of data.messages) hear(message)
    }
  }
  const look = () => {
    if (document.visibilityState !== 'visible' || leading) return
    if (performance.now() - heardAt > SLEEPING_MS) compete(true)
  }
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, SLEEPING_MS / 4)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    channel.close()
  })
  send({ kind: 'new', tab })
  compete(false)
}

/** Listens for this tab: through the one that leads, or by itself. `name` is of this person in this browser. */
export function shareAmongTabs(name: string, own: Own, connect: Connect, signal: AbortSignal): void {
  const locks = 'locks' in navigator ? (navigator.locks as LockManager | undefined) : undefined
  if (locks && 'BroadcastChannel' in window) shareLock(locks, name, own, connect, signal)
  else listenWhileShown(own, connect, signal)
}
