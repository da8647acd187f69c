import type { Settings } from '../../../platform/env.ts'
import type { Opened } from '../record/queries/sends.ts'
import { linkEnd } from '../record/send-rules.ts'
import { firstToken, newNonce, tokenHash } from '../secrets/link-secret.ts'

type At = { institutionId: number; now: Date; firstSentAt: Date }

/** A new link with its code. The mail makes both again from the nonce; the database holds a hash. */
export function openLink(settings: Settings, { institutionId, now, firstSentAt }: At): Opened {
  const nonce = newNonce()
  const token = firstToken(settings, { institutionId, purpose: 'form', nonce })
  return { nonce, hash: tokenHash(token), expiresAt: linkEnd(now, firstSentAt) }
}
