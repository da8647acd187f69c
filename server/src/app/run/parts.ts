import type { Settings } from '../../platform/env.ts'
import type { Backlog } from '../../platform/jobs/backlog.ts'
import type { Sentence } from '../../platform/refusal.ts'
import type { DemoIntroduction } from './start-block.ts'

interface Closable {
  close(): Promise<void>
}

interface RunningWorker extends Closable {
  isReady(): Promise<boolean>
  backlog(): Promise<Backlog>
}

/**
 * The parts of the program that commands start. Each is loaded when it is used (`hdoc migrate` needs none of them)
 * and handed to the commands from above, so that they do not import what imports them.
 */
export interface Parts {
  /** `beside`: the worker of the same process, whose backlog is among the metrics. */
  startServer(settings: Settings, beside?: RunningWorker): Promise<Closable>
  startWorker(settings: Settings): Promise<RunningWorker>
  /** Answers whoever watches over a worker that has a process of its own. */
  startWatch(settings: Settings, worker: RunningWorker): Promise<Closable>
  /** The demo's stand-in for the public service that knows companies. */
  startCompanyService(): Promise<Closable & { url: string }>
  /** One line for each kind of sealed values: how many wait for the present secret. */
  secretState(settings: Settings): Promise<readonly Sentence[]>
  /**
   * One sentence per finding, and what the checks say nothing about; `heads` = text of a file of signed heads that was
   * kept outside; `files`: stored files are compared too.
   */
  verifyAll(
    settings: Settings,
    wishes: { heads?: string; files: boolean },
  ): Promise<{ findings: readonly string[]; notes: readonly string[] }>
  /** Fills the demo unless it is there already. */
  seedDemo(settings: Settings): Promise<void>
  /** Adds documents to the demo. */
  seedMany(settings: Settings, documents: number): Promise<void>
  demoIntroduction(settings: Settings): Promise<DemoIntroduction>
}
