/** The server has no room, which does not pass by itself. */
const NO_ROOM = 507

/**
 * Whether an upload is tried again after this status: no answer, a busy or restarting server, or another
 * request of the same upload.
 */
export const mayPass = (status: number): boolean =>
  status === 0 || status === 409 || status === 429 || (status >= 500 && status !== NO_ROOM)
