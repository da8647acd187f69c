import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'
import { factorChanges } from './factor-changes.ts'

const ofUser = z.object({ user_id: z.number().int().positive() })

/** A person waits for an administrator to accept or refuse them. */
export const accountPending = eventType('account.pending', ofUser)
/**
 * A person with neither password nor second factor has to prove that an account of the provider is theirs.
 */
export const identityWanted = eventType(
  'account.identity_wanted',
  ofUser.extend({
    issuer: z.string(),
    subject: z.string(),
    /** Hash of the browser in which the person began; 64 hexadecimal digits. */
    browser_hash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
)
export const factorChanged = eventType(
  'account.factor_changed',
  ofUser.extend({ change: z.enum(factorChanges) }),
)
