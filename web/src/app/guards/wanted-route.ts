const key = 'hdoc-wanted'

/** The page a visitor wanted before sign-in. It is kept also over a reload of the page. */
export type WantedRoute = {
  remember: (href: string) => void
  /** Returns the remembered page and forgets it. */
  take: () => string | undefined
}

/**
 * `isWantable` tells whether an address may be remembered: it is asked before an address is kept, and again
 * when it is taken, as others may have written into the storage.
 */
export function keepWanted(isWantable: (href: string) => boolean): WantedRoute {
  return {
    remember: (href) => {
      if (isWantable(href)) sessionStorage.setItem(key, href)
    },
    take: () => {
      const href = sessionStorage.getItem(key)
      sessionStorage.removeItem(key)
      return href !== null && isWantable(href) ? href : undefined
    },
  }
}
