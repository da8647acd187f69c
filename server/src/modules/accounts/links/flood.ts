const WINDOW_MS = 3_600_000
/** Most links of one purpose that a person is sent in an hour, however often they are asked for. */
const MOST_LINKS = 3

export const linkWindowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS)
export const isLinkFlood = (sent: number): boolean => sent >= MOST_LINKS
/** Seconds after which every window that is open now is surely over. */
export const linkWindowSeconds = WINDOW_MS / 1000
