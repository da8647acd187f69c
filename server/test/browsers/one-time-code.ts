import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../src/platform/clock.ts'

export const STEP_MS = 30_000

/** What the application on a phone shows now, or some steps from now. */
export function codeOf(key: string, t: { clock: Clock }, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: t.clock.now().getTime() + steps * STEP_MS,
  })
}
