/** A page that asks for what happened longer ago than this reads everything anew. */
export const LIVE_KEPT_HOURS = 24
/** The server says at least this often that it is there. */
export const LIVE_BEAT_SECONDS = 20
/** Longest time in milliseconds before its first connection for which a page may ask what happened. */
export const LIVE_BEHIND_MS = 120_000

/**
 * Names of the events on the stream. `hello`: it has begun. `changes`: a list of `LiveChange`. `reset`: too much
 * happened to tell it; ask everything anew. `beat`: nothing happened. `end`: why the server ends it (`LiveEnd`).
 */
export const liveEvents = ['hello', 'changes', 'reset', 'beat', 'end'] as const
export type LiveEvent = (typeof liveEvents)[number]

/** The session is over, the rights have changed, or the server stops. */
export type LiveEnd = 'session' | 'rights' | 'stopping'
