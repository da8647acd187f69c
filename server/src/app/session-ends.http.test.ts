import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { openBrowser } from '../../test/browsers/browser.ts'
import { plantedApp } from '../../test/browsers/planted-app.ts'
import { keepsRights, outlives, sessionEnds } from '../../test/offices/session-ends.ts'
import type { Actor } from '../platform/auth/actor.ts'
import { createDiskFileStore } from '../platform/files/store/disk-file-store.ts'
import { silentLog } from '../platform/log.ts'

const t = await testApp()
const { database, clock, settings } = t
const files = await createDiskFileStore(settings.dataDir)
/** The planted defect: a sign-in check that remembers whoever it has seen once. */
const seen = new Map<string, Actor | undefined>()
const planted = await plantedApp(
  { database, clock, settings, files, log: silentLog },
  {
    authenticate: (own) => async (host, token) => {
      if (!seen.get(token)) seen.set(token, await own(host, token))
      return seen.get(token)
    },
  },
)
afterAll(() => planted.close())
const stale = { database, clock, settings, browser: (host: string) => openBrowser(planted, host) }

const rights = ['role of the person', 'right of the role'] as const

describe('an open session', () => {
  it.each(Object.keys(sessionEnds))('is refused after %s', async (name) => {
    expect(await outlives(t, name)).toBeUndefined()
  })

  it.each(rights)('loses the %s with it', async (how) => {
    expect(await keepsRights(t, how)).toBeUndefined()
  })
})

describe('a sign-in that remembers rights', () => {
  it.each(Object.keys(sessionEnds))('is found by %s', async (name) => {
    expect(await outlives(stale, name)).toBe('answered 200 afterwards')
  })

  it.each(rights)('is found by the %s', async (how) => {
    expect(await keepsRights(stale, how)).toBe('answered 200 afterwards')
  })
})
