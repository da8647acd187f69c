import { afterEach, expect, test, vi } from 'vitest'
import { aPerson } from '../../../../test/people.ts'
import { endForeignPushes, keepPushOwner } from '../../../lib/browser/push-owner.ts'

/** The browser's own part: a subscription that it lets go, or keeps. */
function subscribed(letsGo: boolean) {
  const unsubscribe = vi.fn(async () => letsGo)
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  return unsubscribe
}
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('notices of one person end in a browser in which another signs in, and for nobody else', async () => {
  const gina = aPerson({ id: 7 })
  const unsubscribe = subscribed(true)
  await endForeignPushes(aPerson({ id: 8 }))
  keepPushOwner(gina)
  await endForeignPushes(gina)
  // An administrator acts as a colleague in a browser of their own.
  await endForeignPushes(aPerson({ id: 8, logged_in_as_another_user: { id: 7, name: 'Gina' } }))
  expect(unsubscribe).not.toHaveBeenCalled()
  await endForeignPushes(aPerson({ id: 8 }))
  expect(unsubscribe).toHaveBeenCalledOnce()
  await endForeignPushes(aPerson({ id: 9 }))
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test('a browser that does not let go is asked again', async () => {
  keepPushOwner(aPerson({ id: 7 }))
  const unsubscribe = subscribed(false)
  await expect(endForeignPushes(aPerson({ id: 8 }))).rejects.toThrow('keeps its subscription')
  await expect(endForeignPushes(aPerson({ id: 8 }))).rejects.toThrow('keeps its subscription')
  expect(unsubscribe).toHaveBeenCalledTimes(2)
})
