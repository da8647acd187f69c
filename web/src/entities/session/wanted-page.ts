let take: () => string | undefined = () => undefined

/** Set by app/, because only app/ knows which pages there are. */
export function setTakeWanted(given: () => string | undefined): void {
  take = given
}

/** Returns the page that was refused for want of access, and forgets it. */
export const takeWantedPage = (): string | undefined => take()
