import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEars } from './keep-connected.ts'
import type { LiveMessage } from './read-events.ts'
import { shareAmongTabs } from './share-among-tabs.ts'

type Granted = { grant: () => void; lose: () => void; options: LockOptions }

/** A lock of a browser, which the test gives and takes away. */
function aLock() {
  const asked: Granted[] = []
  const request = (_name: string, options: LockOptions, work: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      asked.push({
        options,
        grant: () => void work().then(resolve, reject),
        lose: () => reject(new DOMException('stolen', 'AbortError')),
      })
    })
  return { asked, locks: { request } as unknown as LockManager }
}

class Channel {
  static all: Channel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channel.all.push(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    Channel.all = Channel.all.filter((one) => one !== this)
  }
}

const ending: AbortController[] = []
/** The page of a tab: shown or hidden. */
let page: EventTarget & { visibilityState: DocumentVisibilityState }
function turn(to: DocumentVisibilityState): void {
  page.visibilityState = to
  page.dispatchEvent(new Event('visibilitychange'))
}
beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { BroadcastChannel: Channel })
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => {
  for (const one of ending.splice(0)) one.abort()
  Channel.all = []
  vi.unstubAllGlobals()
})

/** One tab of a browser: what it has heard, and its own connection when it leads. */
function aTab() {
  const heard: LiveMessage[] = []
  const states: string[] = []
  const connections: { ears: LiveEars; signal: AbortSignal }[] = []
  const signal = new AbortController()
  ending.push(signal)
  shareAmongTabs(
    'hdoc-live',
    {
      onMessage: (message) => heard.push(message),
      onState: (state) => states.push(state),
      onRights: () => undefined,
      onOver: () => undefined,
    },
    (ears, end) => {
      connections.push({ ears, signal: end })
      return new Promise((resolve) => end.addEventListener('abort', () => resolve()))
    },
    signal.signal,
  )
  return { heard, states, connections, signal }
}
const changes = (position: number): LiveMessage => ({ event: 'changes', position, data: [] })

test('one tab listens for all; when it is closed, the next one resumes where it ended', async () => {
  const { asked, locks } = aLock()
  vi.stubGlobal('navigator', { locks })
  const first = aTab()
  asked[0]!.grant()
  const second = aTab()
  await vi.waitFor(() => expect(first.connections).toHaveLength(1))
  first.connections[0]!.ears.onState('live')
  first.connections[0]!.ears.onMessage(changes(5))
  expect([first.heard.length, second.heard.length, second.connections.length]).toEqual([1, 1, 0])
  expect(second.states.at(-1)).toBe('live')
  first.signal.abort()
  asked[1]!.grant()
  await vi.waitFor(() => expect(second.connections).toHaveLength(1))
  expect(second.connections[0]!.ears.position()).toBe(5)
  // The server begins again a little earlier: nothing is told twice.
  second.connections[0]!.ears.onMessage(changes(5))
  second.connections[0]!.ears.onMessage(changes(6))
  expect(second.heard.map(({ position }) => position)).toEqual([5, 6])
})

test('a tab that has just begun gets what was told while it was loading', async () => {
  const { asked, locks } = aLock()
  vi.stubGlobal('navigator', { locks })
  const first = aTab()
  asked[0]!.grant()
  await vi.waitFor(() => expect(first.connections).toHaveLength(1))
  first.connections[0]!.ears.onState('live')
  first.connections[0]!.ears.onMessage(changes(8))
  const second = aTab()
  expect(second.heard.map(({ position }) => position)).toEqual([8])
  expect(second.states.at(-1)).toBe('live')
})

test('a leading tab whose lock was taken lets go of its connection and waits for its turn', async () => {
  const { asked, locks } = aLock()
  vi.stubGlobal('navigator', { locks })
  const tab = aTab()
  asked[0]!.grant()
  await vi.waitFor(() => expect(tab.connections).toHaveLength(1))
  asked[0]!.lose()
  await vi.waitFor(() => expect(tab.connections[0]!.signal.aborted).toBe(true))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

test('without locks a tab listens while it is shown, and resumes when it is shown again', () => {
  vi.stubGlobal('navigator', {})
  const tab = aTab()
  tab.connections[0]!.ears.onMessage(changes(3))
  turn('hidden')
  expect(tab.connections[0]!.signal.aborted).toBe(true)
  turn('visible')
  expect(tab.connections).toHaveLength(2)
  expect(tab.connections[1]!.ears.position()).toBe(3)
})
