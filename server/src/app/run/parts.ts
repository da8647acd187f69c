import type { Settings } from '../../platform/env.ts'
import type { DemoIntroduction } from './start-block.ts'

interface Closable {
  close(): Promise<void>
}

/**
 * The parts of the program that commands start. Each is loaded when it is used (`hdoc migrate` needs none of them)
 * and handed to the commands from above, so that they do not import what imports them.
 */
export interface Parts {
  startServer(settings: Settings): Promise<Closable>
  startWorker(settings: Settings): Promise<Closable>
  /** The demo's stand-in for the public service that knows companies. */
  startCompanyService(): Promise<Closable & { url: string }>
  /** One sentence per finding; `headsFile` = text of a file of signed heads that was kept outside. */
  verifyAll(settings: Settings, wishes: { heads?: string; files: boolean }): Promise<readonly string[]>
  /** Fills the demo unless it is there already. */
  seedDemo(settings: Settings): Promise<void>
  /** Adds documents to the demo. */
  seedMany(settings: Settings, documents: number): Promise<void>
  demoIntroduction(settings: Settings): Promise<DemoIntroduction>
}
