import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { profileCalls } from '@hdoc/contract/accounts/profile.ts'
import { addressOf } from '../../lib/address-of.ts'

/** Address of a person's own picture; undefined without one. The address changes with the picture. */
export function ownPicture({ picture }: Pick<CurrentUser, 'picture'>): string | undefined {
  return picture === '' ? undefined : addressOf(profileCalls.picture, { query: { v: picture } })
}
