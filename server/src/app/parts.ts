import { systemClock } from '../platform/clock.ts'
import type { Parts } from './run/parts.ts'

/** The real parts of the program. Each function imports its part when it is called. */
export const parts: Parts = {
  startServer: async (settings, beside) =>
    (await import('./serve.ts')).startServer(settings, systemClock, beside?.backlog),
  startWorker: async (settings) => (await import('./worker.ts')).startWorker(settings),
  startWatch: async (settings, worker) => (await import('./watch.ts')).startWatch(settings, worker),
  startCompanyService: async () =>
    (await import('../demo/company-service/start-company-service.ts')).startCompanyService(),
  startStandIns: async (dataDir) => {
    const { sinkFolder, startStandIns } = await import('../demo/stand-ins/start-stand-ins.ts')
    return startStandIns(sinkFolder(dataDir))
  },
  pointScripts: async (settings, origin) =>
    (await import('../demo/stand-ins/point-scripts.ts')).pointScripts(settings, origin),
  verifyAll: async (settings, wishes) => (await import('./verify/verify-all.ts')).verifyAll(settings, wishes),
  secretState: async (settings) => (await import('./secret-state.ts')).secretState(settings),
  importInstitution: async (settings, wish) =>
    (await import('../modules/leaving/index.ts')).importInstitution(settings, wish),
  preload: () => Promise.all([import('./worker.ts'), import('./serve.ts')]),
  seedDemo: async (settings) => {
    const { month, years } = await (await import('../demo/has-demo.ts')).whatOfDemo(settings)
    if (month && years) return
    const seed = await import('../demo/seed.ts')
    if (!month) await seed.seedDemo(settings)
    if (!years) await seed.seedHistory(settings)
  },
  seedMonth: async (settings) => {
    const { month, years } = await (await import('../demo/has-demo.ts')).whatOfDemo(settings)
    if (!month) await (await import('../demo/seed.ts')).seedDemo(settings)
    return { needsYears: !years }
  },
  startYears: async (settings, log) => (await import('../demo/seed.ts')).startHistory(settings, log),
  seedMany: async (settings, documents) => (await import('../demo/seed.ts')).seedMany(settings, documents),
  demoIntroduction: async () => (await import('../demo/people/people.ts')).introduceDemo(),
}
