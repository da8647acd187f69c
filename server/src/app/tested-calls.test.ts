import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { PROJECT_DIR } from '../platform/env.ts'

const folder = join(PROJECT_DIR, 'server/src')
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.http.test.ts') && !name.includes('-walk.'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Calls whose address no test over HTTP names; the walks, which make every call, do not count. */
function untested(specs: readonly EndpointSpec[], texts: readonly string[]): string[] {
  return specs
    .filter(({ path }) => !texts.some((text) => text.includes(path.replace(/\/:.*$/, ''))))
    .map(({ id }) => id)
}

describe('every declared call', () => {
  it('is named by a test over HTTP of its own', () => {
    expect(tests.length).toBeGreaterThan(15)
    expect(untested(endpoints, tests)).toEqual([])
  })

  it('would be missed without one', () => {
    const strange = { ...endpoints[0]!, id: 'strange.call', path: '/api/strange/call/:id' }
    expect(untested([...endpoints, strange], tests)).toEqual(['strange.call'])
  })
})
