import { unattendedHeader } from '@hdoc/contract/access/session-headers.ts'

/** After this time without a key or a pointer nobody uses the page. */
const UNATTENDED_MS = 5 * 60_000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let usedAt = performance.now()
const use = () => {
  usedAt = performance.now()
}

/** Notices whether somebody uses the page; answers the function that ends it. */
export function watchUse(): () => void {
  for (const sign of signs) window.addEventListener(sign, use, { passive: true, capture: true })
  return () => {
    for (const sign of signs) window.removeEventListener(sign, use, { capture: true })
  }
}

/**
 * The header of a call that the page makes while nobody uses it. Changes of other people make an open page ask its
 * data anew for hours; without this header that would keep the session of somebody who has gone home.
 */
export const unattendedHeaders = (): Record<string, string> =>
  performance.now() - usedAt > UNATTENDED_MS ? { [unattendedHeader]: '1' } : {}
