import type { CurrentUser } from '@hdoc/contract/access/session.ts'

/** Under this name stands for whom this browser shows pushed notices. */
const storageKey = 'hdoc-push'

const markOf = ({ account_institution_id, id }: CurrentUser): string => `${account_institution_id}.${id}`

/** Remembers for whom this browser subscribed; null = it shows nobody's notices. */
export function keepPushOwner(user: CurrentUser | null): void {
  if (user === null) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, markOf(user))
}

/**
 * Somebody is signed in: notices of whoever used this browser before them are not pushed to it any more. Whoever acts as
 * another user is still the person who sits here.
 */
export async function endForeignPushes(user: CurrentUser): Promise<void> {
  const known = localStorage.getItem(storageKey)
  if (known === null || user.logged_in_as_another_user || known === markOf(user)) return
  const { endSubscription } = await import('./push.ts')
  await endSubscription()
  keepPushOwner(null)
}
