import type { Client } from 'pg'
import type { Filled } from '../load/fill-institution.ts'
import type { Session } from '../load/sign-in.ts'

/** Where a drill takes place: an HDoc that runs on a data folder of its own and is killed meanwhile. */
export interface DrillWorld {
  port: number
  dataDir: string
  /** The Message-ID of each mail that left HDoc, in their order. */
  mails: readonly string[]
  filled: Filled
  /** Signs in over HTTP; the session outlives every kill. */
  signIn(username: string): Promise<Session>
  /** Resolves when the server can be called again. */
  recovered(): Promise<void>
  /**
   * Opens a connection that is not bound by row security. It is opened anew each time, because PostgreSQL is
   * killed too.
   */
  asSuperuser<T>(work: (client: Client) => Promise<T>): Promise<T>
}

/** What a drill harmed; all values are zero when nothing was harmed. */
export interface Harm {
  /** Acknowledged, but not there. */
  lost: number
  /** There twice: a second document for one key, one number twice, or something nobody was told of. */
  doubled: number
  /** Numbers that nothing bears, between the first and the next number of a register. */
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
  /**
   * Compares what the clients were told with what the database holds. Called once, when the load is done and
   * the kills are over.
   */
  countHarm(client: Client): Promise<Harm>
}

/** A kill drill. Each file of `drills/` exports one, and `drills/index.ts` lists them. */
export interface Drill {
  /** For tables and for `npm run bench -- crash --only=<name>`. */
  name: string
  /** What is under way when the victim dies, in a few words. */
  what: string
  /**
   * True when the drill moves the program's clock with `setClock`; such a drill has its own data folder.
   * Absent = the right time.
   */
  movesClock?: true
  /** Sizes of the load: a short one for the test suite, a full one for the bench. */
  sizes: { short: DrillSize; full: DrillSize }
  start(world: DrillWorld, size: DrillSize): Promise<DrillLoad>
}
