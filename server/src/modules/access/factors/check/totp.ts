import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every application has it: six digits, SHA-1, thirty seconds. */
const STEP_SECONDS = 30
/** A phone's clock may be this many steps off, either way. */
const WINDOW = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const parameters = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const

/** A new secret, base32. */
export function newTotpKey(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address an authenticator application reads from the QR code. */
export function totpAddress(key: string, issuer: string, label: string): string {
  return new TOTP({ ...parameters, issuer, label, secret: Secret.fromBase32(key) }).toString()
}

/** The time step whose code this is, within the window around `now`; undefined for a wrong code. */
export function stepOfCode(key: string, typed: string, now: Date): number | undefined {
  const code = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = new TOTP({ ...parameters, secret: Secret.fromBase32(key) }).validate({
    token: code,
    timestamp,
    window: WINDOW,
  })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}
