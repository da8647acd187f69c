import * as React from 'react'

type Counted = { recentlyCreatedOwnerStacks?: number }

const inside = (React as Record<string, unknown>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as Counted | undefined
if (inside?.recentlyCreatedOwnerStacks === undefined)
  throw new Error('React counts stacks of elements no longer, or elsewhere: this file can go, or follow it')

// For messages of its developer tools React keeps with each element from where it was made, ten thousand times a second
// at most: a fifth of the time of page tests. Counted as too many already, nothing is kept.
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
})
