import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { plantedApp } from '../../test/browsers/planted-app.ts'
import { countLeftOpen } from '../../test/fuzz/count-left-open.ts'
import { fillDemo } from '../../test/fuzz/fill-demo.ts'
import { fuzzCallers } from '../../test/fuzz/fuzz-callers.ts'
import { type FuzzReport, runFuzz } from '../../test/fuzz/run-fuzz.ts'
import { openServices, settingsOf } from '../../test/matrix/open-services.ts'
import { seededNumbers } from '../../test/offices/random-world.ts'
import type { Services } from '../platform/http/context.ts'
import { buildOpenApi } from '../platform/http/openapi/openapi.ts'
import { createApp } from './http-app.ts'

const superuserUrl = inject('superuserUrl')
const dataDir = mkdtempSync(join(tmpdir(), 'hdoc-fuzz-'))
const demo = await fillDemo(superuserUrl, inject('templateDatabase'), dataDir)
afterAll(async () => {
  await demo.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const document = buildOpenApi(endpoints)
/** Milliseconds after which a call that hangs fails the test. How long calls take is measured elsewhere. */
const GIVES_UP_MS = 15_000

async function fuzz(
  program: (services: Services) => Promise<FastifyInstance>,
  { seed, calls, only = () => true }: { seed: number; calls: number; only?: (path: string) => boolean },
): Promise<FuzzReport & { open: number }> {
  const name = await demo.clone()
  const services = await openServices(settingsOf(superuserUrl, name, dataDir), demo.clock)
  const app = await program(services)
  try {
    const callers = fuzzCallers(app, GIVES_UP_MS)
    for (const caller of callers) await caller.signIn()
    const paths = Object.fromEntries(Object.entries(document.paths as object).filter(([path]) => only(path)))
    const report = await runFuzz({
      document: { ...document, paths },
      callers,
      calls,
      pick: seededNumbers(seed),
      idsFor: demo.idsFor,
      slowMs: GIVES_UP_MS,
    })
    return { ...report, open: await countLeftOpen(superuserUrl, name) }
  } finally {
    await app.close()
    await services.database.close()
    await demo.drop(name)
  }
}

const own = (services: Services) =>
  createApp(services, {
    demoPeople: () => undefined,
    pageFolder: join(dataDir, 'page'),
    checkAnswers: true,
  })

describe('calls with values that mean harm', () => {
  const seed = randomInt(2 ** 31)
  it(`never break the program (seed ${seed})`, async () => {
    const { findings, open, calls, answered } = await fuzz(own, { seed, calls: 4_000 })
    expect(findings).toEqual([])
    expect(open).toBe(0)
    expect(calls).toBeGreaterThanOrEqual(4_000)
    // The fuzz must get calls let in: one that stays outside the doors would find nothing.
    expect(answered.size).toBeGreaterThan(80)
  }, 240_000)

  it('are seen when one breaks it', async () => {
    const { findings } = await fuzz(
      (services) =>
        plantedApp(services, {
          routes: (routes) =>
            routes.map((one) =>
              one.endpoint.id === 'register.options'
                ? {
                    ...one,
                    handle: async (ctx, input) => {
                      const { q = '' } = (input.query ?? {}) as { q?: string }
                      if (/\d/.test(q)) throw new Error('a planted defect')
                      return one.handle(ctx, input)
                    },
                  }
                : one,
            ),
        }),
      { seed: 7, calls: 200, only: (path) => path === '/api/register/options' },
    )
    expect(findings).toContainEqual(expect.stringMatching(/register\.options: 500 INTERNAL/))
  }, 60_000)
})
