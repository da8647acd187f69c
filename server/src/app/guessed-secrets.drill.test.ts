import { describe, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { guessSecrets } from '../../test/offices/guess-secrets.ts'

const t = await testApp()

describe('guesses at secrets', () => {
  it('find nothing, and the limits stop them, for every kind', async () => {
    const world = { ...t, browser: (host: string, address: string) => t.browser(host, 'ro', address) }
    const results = await guessSecrets(world, { guesses: 420, addresses: 2 })
    expect(results).toHaveLength(9)
    for (const { kind, hits, limited } of results) {
      expect([kind, hits]).toEqual([kind, 0])
      expect(limited, kind).toBeGreaterThan(0)
    }
  }, 60_000)
})
