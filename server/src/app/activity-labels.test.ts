import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { expect, test } from 'vitest'
import { PROJECT_DIR } from '../platform/env.ts'

const folder = join(PROJECT_DIR, 'server/src')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)
const written = new Set(
  sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\baction: '(\w+\.\w+)'/g)].map(
      ([, action]) => action!,
    ),
  ),
)

test('every action that is written into the trail has a sentence', () => {
  expect(written.size).toBeGreaterThan(20)
  expect([...written].filter((action) => activityText(action).ro.includes(action)).sort()).toEqual([])
})

test('an action without a sentence is named by its code', () => {
  expect(activityText('ceva.nou')).toEqual({
    ro: 'Altă acțiune (ceva.nou)',
    en: 'Another action (ceva.nou)',
  })
})
