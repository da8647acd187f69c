import type { ListedUser } from '../../entities/people/user-place.ts'

/** Which dialog of the screen is open, and about whom. */
export type Opened =
  | { kind: 'new' }
  | { kind: 'edit' | 'rights' | 'decide' | 'away'; user: ListedUser }
  | { kind: 'activate' | 'deactivate' | 'group'; users: readonly ListedUser[] }

/**
 * The dialog that a row opens: the rights alone when the caller may not change the person, the decision when
 * the person waits for one, otherwise the form.
 */
export function openedBy(user: ListedUser): Opened {
  if (!user.can.edit) return { kind: 'rights', user }
  return { kind: user.state === 'pending' ? 'decide' : 'edit', user }
}
