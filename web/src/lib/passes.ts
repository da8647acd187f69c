/** The server has no room: that does not pass by itself. */
const NO_ROOM = 507

/** Statuses of an upload after which it is tried again: no answer, a busy or restarting server, another request of the same upload. */
export const passes = (status: number): boolean =>
  status === 0 || status === 409 || status === 429 || (status >= 500 && status !== NO_ROOM)
