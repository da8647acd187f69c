import type { LiveEnd, LiveEvent } from '@hdoc/contract/live/live-events.ts'
import type { LiveChange } from '@hdoc/contract/live/live-words.ts'

/**
 * One server-sent event. The browser sends the position back when it resumes; an event without one keeps the
 * position of the event before.
 */
function eventText(event: LiveEvent, data: unknown, position?: number): string {
  const id = position === undefined ? '' : `id: ${position}\n`
  return `${id}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

export const helloText = (position: number): string => eventText('hello', {}, position)
export const changesText = (changes: readonly LiveChange[], position: number): string =>
  changes.length === 0 ? '' : eventText('changes', changes, position)
export const resetText = (position: number): string => eventText('reset', {}, position)
export const beatText = (position: number): string => eventText('beat', {}, position)
export const endText = (why: LiveEnd): string => eventText('end', { why })
