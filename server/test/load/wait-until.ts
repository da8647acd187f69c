import { setTimeout as delay } from 'node:timers/promises'

/** Asks again and again until the answer is yes; throws when that takes longer than `within` milliseconds. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  within = 120_000,
): Promise<void> {
  const start = performance.now()
  while (!(await isSo())) {
    if (performance.now() - start > within) throw new Error(`not within ${within} ms: ${what}`)
    await delay(10)
  }
}
