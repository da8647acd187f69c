import type { LiveChange } from '@hdoc/contract/live/live-words.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Change } from '../../lib/queries/change.ts'
import { askCalmly } from './ask-calmly.ts'
import { isOwnChange } from './own-changes.ts'

/** So long what was heard is gathered after the screen was asked anew, in milliseconds. */
const PAUSE_MS = 3_000

/** The one listener of what the server tells of changes, for one page. */
export interface ChangeHearer {
  hear(changes: readonly LiveChange[]): void
  /** Too much happened to tell it: everything may have changed. */
  reset(): void
  stop(): void
}

/** What a page in the background shows too, in the title of its tab. */
const isUrgent = ({ what }: Change): boolean => what === 'notification.changed'

/**
 * Applies what the server tells: the first change at once, further ones together after a pause. A page in the
 * background waits until it is shown. What an action of this page has changed is not asked for twice.
 */
export function changeHearer(queryClient: QueryClient): ChangeHearer {
  const waiting = new Map<string, Change>()
  /** Own changes that came before the action has ended here. */
  let undecided: Change[] = []
  let pause: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const flush = (): void => {
    if (stopped || waiting.size === 0 || document.visibilityState !== 'visible') return
    const changes = [...waiting.values()]
    waiting.clear()
    askCalmly(queryClient, changes)
    pause = setTimeout(() => {
      pause = undefined
      flush()
    }, PAUSE_MS)
  }
  const take = (change: Change): void => {
    if (isUrgent(change)) askCalmly(queryClient, [change])
    else waiting.set(`${change.what} ${change.id ?? ''}`, change)
  }
  const takeAll = (changes: readonly Change[]): void => {
    for (const change of changes) take(change)
    if (pause === undefined) flush()
  }
  const decide = (): void => {
    if (undecided.length === 0 || queryClient.isMutating() > 0) return
    const now = undecided
    undecided = []
    takeAll(now.filter((change) => !isOwnChange(change)))
  }
  const onShown = () => {
    if (pause === undefined) flush()
  }
  document.addEventListener('visibilitychange', onShown)
  const unsubscribe = queryClient.getMutationCache().subscribe(() => queueMicrotask(decide))

  return {
    hear: (changes) => {
      undecided.push(...changes.filter(({ own }) => own))
      takeAll(changes.filter(({ own }) => !own))
      decide()
    },
    reset: () => takeAll([{ what: 'everything' }]),
    stop: () => {
      stopped = true
      clearTimeout(pause)
      document.removeEventListener('visibilitychange', onShown)
      unsubscribe()
    },
  }
}
