/** Most connections to the database of one process, by what they are for. */
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
/** The job queue asks for the next job and notes the last one while jobs run. */
export const QUEUE_BESIDE = 2
/** Each process listens on one of its own. */
const LISTENING = 1

/** Most connections that so many processes hold together. */
export function connectionsOf(
  { server, platform, worker }: Connections,
  processes: { servers: number; workers: number },
): number {
  const ofServer = server + platform + LISTENING
  const ofWorker = worker + platform + JOBS_AT_ONCE + QUEUE_BESIDE + LISTENING
  return processes.servers * ofServer + processes.workers * ofWorker
}
