import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { bareProfileCalls } from '@hdoc/contract/accounts/bare-profile.ts'
import { addressOf } from '../../lib/calls/address-of.ts'

/** Address of a person's own picture; undefined without one. The address changes with the picture. */
export function ownPicture({ picture }: Pick<CurrentUser, 'picture'>): string | undefined {
  return picture === '' ? undefined : addressOf(bareProfileCalls.picture, { query: { v: picture } })
}
