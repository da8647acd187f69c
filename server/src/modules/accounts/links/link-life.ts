import type { TokenPurpose } from '@hdoc/contract/accounts/accounts.ts'
import type { Settings } from '../../../platform/env.ts'

const DAY_MINUTES = 24 * 60

/** Minutes for which a link is good, from its mailing. */
export function linkLife(purpose: TokenPurpose, settings: Pick<Settings, 'limits'>): number {
  if (purpose === 'reset' || purpose === 'identity' || purpose === 'device')
    return settings.limits.resetTokenMinutes
  return purpose === 'invitation' ? 7 * DAY_MINUTES : 2 * DAY_MINUTES
}
