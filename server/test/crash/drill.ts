import type { Client } from 'pg'
import type { Filled } from '../load/fill-institution.ts'
import type { Session } from '../load/sign-in.ts'

/** Where a drill takes place: an HDoc that runs on a data folder of its own and is killed meanwhile. */
export interface DrillWorld {
  port: number
  dataDir: string
  filled: Filled
  /** Signs in over HTTP; the session outlives every kill. */
  signIn(username: string): Promise<Session>
  /** Resolves when the server can be called again. */
  recovered(): Promise<void>
  /** A connection past row security; opened anew each time, as PostgreSQL is killed too. */
  asSuperuser<T>(work: (client: Client) => Promise<T>): Promise<T>
}

/** All zero when nothing was harmed. */
export interface Harm {
  /** Acknowledged, but not there. */
  lost: number
  /** There twice: a second document for one key, one number twice, or something nobody was told of. */
  doubled: number
  /** Numbers between the first and the next one of a register that nothing bears. */
  skipped: number
  /** Numbers whose time runs against their order, or whose year is not that of their time. */
  disordered: number
  /** Pieces of work that ended partly, neither whole nor not at all. */
  halved: number
}

export interface DrillSize {
  clients: number
  /** Registrations to be acknowledged. */
  wanted: number
  kills: number
}

/** A load under way. */
export interface DrillLoad {
  /** Resolves when this share of the load (0 to 1) is done and a kill now would hit it in the middle. */
  reached(share: number): Promise<void>
  done: Promise<void>
  /** Acknowledged registrations so far. */
  registered(): number
  /** Acknowledged pieces of the work that the drill is named after, where these are not registrations. */
  worked(): number
  /** Calls that got no acknowledgement and were made again. */
  repeated(): number
  /** Compares what was told with what the database holds; called once when the load is done and the kills are over. */
  countHarm(client: Client): Promise<Harm>
}

/** One file of `drills/` exports one of these; `drills/index.ts` lists them. */
export interface Drill {
  /** For tables and for `npm run bench -- crash --only=<name>`. */
  name: string
  /** What is under way when the victim dies, in a few words. */
  what: string
  /** Moves the program's clock by `setClock`; such a drill has a data folder of its own. Absent = the right time. */
  movesClock?: true
  /** A short form for the suite, the long one for the bench. */
  sizes: { short: DrillSize; full: DrillSize }
  start(world: DrillWorld, size: DrillSize): Promise<DrillLoad>
}
