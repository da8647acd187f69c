import { useSyncExternalStore } from 'react'

/** Aids that are on or off; `text2` and `text3` are steps of one. */
export const readingAids = ['contrast', 'links', 'letters', 'motion', 'guide'] as const
export type ReadingAid = (typeof readingAids)[number]
export type Reading = { text: 1 | 2 | 3; on: readonly ReadingAid[] }

/**
 * The same name stands in public/reading.js. That file runs before the first paint; it stands apart because the page's
 * policy lets nothing run inline, and says no more than it does because every visit loads it.
 */
const storageKey = 'hdoc-reading'
const listeners = new Set<() => void>()

/** As the root element's `data-reading` names them, which the styles follow. */
export const wordsOf = ({ text, on }: Reading): string =>
  [text > 1 && `text${text}`, ...readingAids.filter((one) => on.includes(one))].filter(Boolean).join(' ')

export function readingOf(words: string): Reading {
  const all = words.split(' ')
  return {
    text: all.includes('text3') ? 3 : all.includes('text2') ? 2 : 1,
    on: readingAids.filter((one) => all.includes(one)),
  }
}

const currentWords = (): string => document.documentElement.dataset.reading ?? ''

/** Puts the aids on and keeps them in this browser. */
export function setReading(next: Reading): void {
  const words = wordsOf(next)
  if (words === '') delete document.documentElement.dataset.reading
  else document.documentElement.dataset.reading = words
  try {
    if (words === '') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, words)
  } catch {
    // They then last as long as the page.
  }
  for (const listener of listeners) listener()
}

export function useReading(): Reading {
  const words = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, currentWords)
  return readingOf(words)
}
