import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { subjectLabels } from '@hdoc/contract/trail/activity.ts'
import { activityLabels } from '@hdoc/contract/trail/activity-labels.ts'
import { expect, it } from 'vitest'
import { PROJECT_DIR } from '../platform/env.ts'

const sources = join(PROJECT_DIR, 'server/src')
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(sources, name), 'utf8'))

/** Everything in quotes after `name:` in files that write to the trail. */
function written(name: string): string[] {
  const found = code
    .filter((text) => text.includes('write-audit.ts') || text.includes('writeAudit'))
    .flatMap((text) => [...text.matchAll(new RegExp(`\\b${name}: ([^,\\n]+)`, 'g'))])
    .flatMap(([, value = '']) => [...value.matchAll(/'([a-z_]+(?:\.[a-z_]+)?)'/g)])
    .map(([, text = '']) => text)
  return [...new Set(found)].sort()
}

it('says in both languages everything that the trail may tell of', () => {
  const actions = written('action').filter((text) => text.includes('.'))
  expect(actions.length).toBeGreaterThan(20)
  expect(actions.filter((action) => !Object.hasOwn(activityLabels, action))).toEqual([])
})

it('names in both languages what an entry may be about', () => {
  const subjects = written('subjectType')
  expect(subjects.length).toBeGreaterThan(5)
  expect(subjects.filter((subject) => !Object.hasOwn(subjectLabels, subject))).toEqual([])
})
