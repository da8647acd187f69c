import type { Settings } from '../../platform/env.ts'
import type { DemoIntroduction } from './start-block.ts'

interface Closable {
  close(): Promise<void>
}

interface ServePart {
  startServer(settings: Settings): Promise<Closable>
}
interface WorkerPart {
  startWorker(settings: Settings): Promise<Closable>
}
interface VerifyPart {
  verifyAll(settings: Settings): Promise<readonly string[]>
}
interface AccessPart {
  createAdministrator(
    settings: Settings,
    person: { username: string; name: string; email: string; password: string },
  ): Promise<unknown>
}
interface DemoPart {
  seedDemo(settings: Settings): Promise<void>
  seedMany(settings: Settings, documents: number): Promise<void>
  demoIntroduction: DemoIntroduction
}

async function load<Part>(file: string): Promise<Part> {
  return (await import(new URL(file, import.meta.url).href)) as Part
}

// Loaded when used: `hdoc migrate` needs none of them.
export const loadServe = (): Promise<ServePart> => load('../serve.ts')
export const loadWorker = (): Promise<WorkerPart> => load('../worker.ts')
export const loadVerify = (): Promise<VerifyPart> => load('../verify.ts')
export const loadDemo = (): Promise<DemoPart> => load('../demo/seed.ts')
export const loadAccess = (): Promise<AccessPart> => load('../../modules/access/index.ts')
