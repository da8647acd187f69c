import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../platform/http/context.ts'
import { addressOf } from '../../institutions/index.ts'

/** How long a person may take at the provider. */
export const ATTEMPT_MS = 10 * 60_000
export const CALLBACK_PATH = '/api/oidc/callback'

type Bound = { state: string; browser: string }

/**
 * Derives nonce and code verifier of an attempt. Only who has state, cookie and the installation's secret can
 * make them.
 */
export function attemptSecrets(
  secret: string,
  { state, browser }: Bound,
): { nonce: string; verifier: string } {
  const derive = (purpose: string): string =>
    createHmac('sha256', secret).update(`oidc ${purpose}|${state}|${browser}`).digest('base64url')
  return { nonce: derive('nonce'), verifier: derive('verifier') }
}

/** Where the provider sends people back to: the host they are on, which stands in the table of hosts or in the settings. */
export function callbackAddress({ caller, settings }: Pick<Ctx, 'caller' | 'settings'>): string {
  return `${addressOf(caller.host.host, settings)}${CALLBACK_PATH}`
}
