import type { LinkAnswer } from '@hdoc/contract/accounts/accounts.ts'
import { maskEmail } from './mask-email.ts'

export type ShownLink = Pick<LinkAnswer, 'purpose' | 'name' | 'username' | 'email' | 'expires_at'>

/**
 * Makes the answer for a link. A link for a new password says no name, because in other hands it would tell
 * whose it is.
 */
export function presentLink(
  link: ShownLink,
  { institution, passwordMinimum }: { institution: string; passwordMinimum: number },
): LinkAnswer {
  const named = link.purpose !== 'reset'
  return {
    purpose: link.purpose,
    institution,
    name: named ? link.name : '',
    username: named ? link.username : '',
    email: maskEmail(link.email),
    expires_at: new Date(link.expires_at).toISOString(),
    password_minimum: passwordMinimum,
  }
}
