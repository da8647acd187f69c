let take: () => string | undefined = () => undefined

/** Which pages there are only app/ knows. */
export function setTakeWanted(given: () => string | undefined): void {
  take = given
}

/** The page that was refused for want of access, once. */
export const takeWantedPage = (): string | undefined => take()
