import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { plantedApp } from '../../test/browsers/planted-app.ts'
import { samples } from '../../test/calls/samples/index.ts'
import { missingSubjects } from '../../test/calls/subjects.ts'
import { matrixCallers } from '../../test/matrix/callers.ts'
import { openMatrix } from '../../test/matrix/open-matrix.ts'
import { sql } from '../platform/db/sql.ts'
import { PROJECT_DIR } from '../platform/env.ts'
import type { Route } from '../platform/http/context.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hdoc-matrix-'))
const matrix = await openMatrix({
  superuserUrl: inject('superuserUrl'),
  template: inject('templateDatabase'),
  dataDir,
  committed: readFileSync(join(PROJECT_DIR, 'docs/generated/permission-matrix.md'), 'utf8'),
})
afterAll(async () => {
  await matrix.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const callers = matrixCallers()
const callerOf = (title: string) => callers.find((one) => one.title === title)!

const guest = 'guest of dealuflorilor'
const gina = 'gina.liliacu of dealuflorilor'
const boss = 'admin.platforma of platforma acting as administrator.client of dealuflorilor'

/** Builds the program with one call mounted differently, and walks only that call. */
const withCall = (id: string, change: (route: Route) => Route) => ({
  program: (services: Parameters<typeof plantedApp>[0]) =>
    plantedApp(services, {
      routes: (routes) => routes.map((one) => (one.endpoint.id === id ? change(one) : one)),
    }),
  only: (call: string) => call === id,
})
const declared = (change: Partial<EndpointSpec>) => (route: Route) => ({
  ...route,
  endpoint: { ...route.endpoint, ...change },
})

describe('the matrix of calls, callers and whose rows', () => {
  it('has every declared call and everybody of the demo', () => {
    expect(Object.keys(samples(missingSubjects, missingSubjects)).sort()).toEqual(
      endpoints.map(({ id }) => id).sort(),
    )
    expect(callers.filter(({ works, username }) => works === 1 && username).length).toBeGreaterThanOrEqual(22)
    expect(matrix.marked.columns).toEqual(
      expect.arrayContaining([
        'documents.short_description',
        'issuers.name',
        'users.name',
        'audit_payloads.payload',
      ]),
    )
  })

  it.each([guest, gina, boss])('%s sees and changes nothing beyond it', async (title) => {
    const { calls, findings, ownTexts } = await matrix.walk(callerOf(title))
    expect(findings).toEqual([])
    expect(calls).toBeGreaterThan(500)
    expect(ownTexts).toBeGreaterThanOrEqual(10)
  })
})

describe('a planted defect is found by the walk', () => {
  it('a call without the check of its right', async () => {
    const { findings } = await matrix.walk(
      callerOf(gina),
      withCall('register.get', declared({ permission: 'signed-in' })),
    )
    expect(findings).toContainEqual(
      expect.stringMatching(/register\.get \(own\).*beyond the matrix: 403 there/),
    )
  })

  it('a call that guests may make', async () => {
    const change = declared({ permission: 'public', audience: 'public' })
    const { findings } = await matrix.walk(callerOf(guest), withCall('doc_type.options', change))
    expect(findings).toContainEqual(
      expect.stringMatching(/doc_type\.options \(own\).*beyond the matrix: 401 there/),
    )
  })

  it('a query without an institution', async () => {
    const { findings } = await matrix.walk(
      callerOf(gina),
      withCall('register.options', (route) => ({
        endpoint: { ...route.endpoint, tx: 'none' },
        handle: ({ database }) =>
          database.asPlatform('a planted defect', (db) =>
            db.rows(
              sql<{ id: number; name: string }>`select id, name from registers order by id desc limit 50`,
            ),
          ),
      })),
    )
    expect(findings).toContainEqual(
      expect.stringMatching(/register\.options \(own\).*shows texts of institution 2/),
    )
  })

  it('a change without an institution', async () => {
    const { findings } = await matrix.walk(
      callerOf(gina),
      withCall('preference.update', (route) => ({
        ...route,
        handle: async (ctx, input) => {
          await ctx.database.asPlatform('a planted defect', (db) =>
            db.run(sql`update users set theme = 'light'`),
          )
          return route.handle(ctx, input)
        },
      })),
    )
    expect(findings).toContainEqual(expect.stringContaining('users of institution 2 was changed'))
  })

  it('an answer that tells what is elsewhere from what is nowhere', async () => {
    const { findings } = await matrix.walk(
      callerOf(gina),
      withCall('document.get', (route) => ({
        ...route,
        handle: async (ctx, input) => {
          const { id } = input.params as { id: number }
          const known = await ctx.database.asPlatform('a planted defect', (db) =>
            db.maybe(sql<{ id: number }>`select id from documents where id = ${id}`),
          )
          return known ? {} : route.handle(ctx, input)
        },
      })),
    )
    expect(findings).toContainEqual(expect.stringContaining('to what is elsewhere'))
  })
})
