import type { ListedUser } from '../../entities/people/user-place.ts'

/** Which dialog of the screen is open, and about whom. */
export type Opened =
  | { kind: 'new' }
  | { kind: 'edit' | 'rights' | 'decide'; user: ListedUser }
  | { kind: 'activate' | 'deactivate' | 'group'; users: readonly ListedUser[] }

/** What opening a row leads to: deciding on who waits, else the form, or only a look where it is another's to change. */
export function openedBy(user: ListedUser): Opened {
  if (!user.can.edit) return { kind: 'rights', user }
  return { kind: user.state === 'pending' ? 'decide' : 'edit', user }
}
