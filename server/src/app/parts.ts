import type { Parts } from './run/parts.ts'

/** The real parts of the program. */
export const parts: Parts = {
  startServer: async (settings) => (await import('./serve.ts')).startServer(settings),
  startWorker: async (settings) => (await import('./worker.ts')).startWorker(settings),
  startCompanyService: async () =>
    (await import('./demo/company-service/start-company-service.ts')).startCompanyService(),
  verifyAll: async (settings, wishes) => (await import('./verify.ts')).verifyAll(settings, wishes),
  seedDemo: async (settings) => (await import('./demo/seed.ts')).seedDemo(settings),
  seedMany: async (settings, documents) => (await import('./demo/seed.ts')).seedMany(settings, documents),
  demoIntroduction: async (settings) => (await import('./demo/seed.ts')).demoIntroduction(settings),
}
