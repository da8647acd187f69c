/** How many database connections one process may hold, by what they are for. */
export interface Connections {
  /** Calls of people and programs. */
  server: number
  /** Work across institutions, in servers and workers alike. */
  platform: number
  /** Work of jobs inside institutions. */
  worker: number
}

/** Jobs that one worker does at once. */
export const JOBS_AT_ONCE = 4
/**
 * Connections of the job queue beside those of its jobs: to ask for the next job, and to note the last one.
 */
export const QUEUE_BESIDE = 2
/** Connections on which a process listens for notices (LISTEN). */
const LISTENING = 1

/** How many connections the given numbers of servers and workers hold together at most. */
export function connectionsOf(
  { server, platform, worker }: Connections,
  processes: { servers: number; workers: number },
): number {
  const ofServer = server + platform + LISTENING
  const ofWorker = worker + platform + JOBS_AT_ONCE + QUEUE_BESIDE + LISTENING
  return processes.servers * ofServer + processes.workers * ofWorker
}
