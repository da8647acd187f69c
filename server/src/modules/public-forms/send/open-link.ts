import { randomBytes } from 'node:crypto'
import type { Settings } from '../../../platform/env.ts'
import type { Opened } from '../record/queries/sends.ts'
import { linkEnd } from '../record/send-rules.ts'
import { firstToken, newNonce, tokenHash } from '../secrets/link-secret.ts'

type At = { institutionId: number; now: Date; firstSentAt: Date; mails: boolean }

/**
 * A new link with its code. The mail makes both again from the nonce; the database holds a hash. Where no mail leaves, the
 * hash is of nothing: a code that nobody was sent must not be found by trying, and tries are answered as everywhere else.
 */
export function openLink(settings: Settings, { institutionId, now, firstSentAt, mails }: At): Opened {
  const nonce = newNonce()
  const token = firstToken(settings, { institutionId, purpose: 'form', nonce })
  const hash = mails ? tokenHash(token) : randomBytes(32)
  return { nonce, hash, expiresAt: linkEnd(now, firstSentAt) }
}
