import { type Consent, type Purpose, purposes } from '@hdoc/contract/portal/consent.ts'
import { useSyncExternalStore } from 'react'
import { keepConsent, keptConsent } from '../../lib/browser/consent-cookie.ts'
import { signedInBefore } from '../../lib/browser/signed-in-before.ts'
import { today } from '../../lib/format/clock.ts'
import { useSession } from '../session/session-store.ts'
import { forgetOthersCookies } from './forget-others-cookies.ts'

const listeners = new Set<() => void>()
let consent = keptConsent()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What this browser answered; undefined = it was not asked yet. */
export const useConsent = (): Consent | undefined => useSyncExternalStore(subscribe, () => consent)

/**
 * Keeps the answer. What scripts of others left here goes with the purpose that is refused now. True = another purpose is
 * agreed to than before, so that the page has to be loaded again.
 */
export function answerConsent(agreed: readonly Purpose[]): boolean {
  const before = consent?.agreed ?? []
  const next = { day: today(), agreed: purposes.filter((one) => agreed.includes(one)) }
  keepConsent(next)
  if (before.some((one) => !agreed.includes(one))) forgetOthersCookies()
  consent = keptConsent() ?? next
  for (const listener of listeners) listener()
  return before.join() !== next.agreed.join()
}

/** Whether this browser is to be asked now: a guest, where anything would be loaded with their consent. */
export function useAskConsent(): boolean {
  const { check, asked, institution } = useSession()
  const answered = useConsent() !== undefined
  return asked && !check && !answered && (institution?.purposes.length ?? 0) > 0 && !signedInBefore()
}
