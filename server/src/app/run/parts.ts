import type { DemoIntroduction } from '../../demo/people/introduction.ts'
import type { StandIns } from '../../demo/stand-ins/start-stand-ins.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/env.ts'
import type { Backlog } from '../../platform/jobs/backlog.ts'
import type { Log } from '../../platform/log.ts'
import type { Sentence } from '../../platform/refusal.ts'

interface Closable {
  close(): Promise<void>
}

interface RunningWorker extends Closable {
  isReady(): Promise<boolean>
  backlog(): Promise<Backlog>
}

/**
 * The parts of the program that commands start. A part is loaded when it is first used (`hdoc migrate` needs
 * none of them). The commands get the parts as an argument, so that they do not import the files that import
 * them.
 */
export interface Parts {
  /** `beside` is the worker of the same process; its backlog becomes part of the server's metrics. */
  startServer(settings: Settings, beside?: RunningWorker): Promise<Closable>
  startWorker(settings: Settings): Promise<RunningWorker>
  /** Serves the health and metrics addresses of a worker that runs as its own process. */
  startWatch(settings: Settings, worker: RunningWorker): Promise<Closable>
  /** The demo's stand-in for the public service that knows companies. */
  startCompanyService(): Promise<Closable & { url: string }>
  /** The demo's stand-ins for the servers that mails, text messages and pushes go to. */
  startStandIns(dataDir: string): Promise<StandIns>
  /** Lets the demo's portal load its counter of visits from its stand-in. */
  pointScripts(settings: Settings, origin: string): Promise<void>
  /** Gives one line for each kind of sealed values: how many still have to move to the present secret. */
  secretState(settings: Settings): Promise<readonly Sentence[]>
  /**
   * Gives one sentence for each finding, and notes about what the checks cannot tell. `heads` = text of a
   * file with signed heads that were kept outside; `files`: compare the stored files too.
   */
  verifyAll(
    settings: Settings,
    wishes: { heads?: string; files: boolean },
  ): Promise<{ findings: readonly string[]; notes: readonly string[] }>
  /** Brings the export of an institution into an empty one of this installation. */
  importInstitution(
    settings: Settings,
    wish: { folder: string; tag: string; key: string | undefined; clock: Clock },
  ): Promise<{ rows: number; contents: number; missing: number }>
  /** Loads what worker and server need, as a start can do while it waits for the database. */
  preload(): Promise<unknown>
  /** Fills the demo, with its years, unless it is there already; waits while another process makes the years. */
  seedDemo(settings: Settings): Promise<void>
  /** Fills the demo without its years, unless it is there already. */
  seedMonth(settings: Settings): Promise<{ needsYears: boolean }>
  /** Begins to make the years before the demo's month. To close it is to stop it. */
  startYears(settings: Settings, log: Log): Promise<Closable>
  /** Adds documents to the demo. */
  seedMany(settings: Settings, documents: number): Promise<void>
  demoIntroduction(): Promise<DemoIntroduction>
}
