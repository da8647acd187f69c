import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_DIR } from '../platform/env.ts'
import { eventTable } from './events.ts'
import { jobs, scheduledJobs, subscribers } from './worker.ts'

/** Types of events that a source writes: `emitEvent(db, 'x.y', …)`, or SQL that inserts into the outbox. */
function emittedTypes(text: string): string[] {
  const calls = text.matchAll(/\bemitEvent\(\s*[\w.]+,\s*'([a-z_]+\.[a-z_]+)'/g)
  const inserts = text.matchAll(/insert\s+into\s+outbox_events\b[^;]*?'([a-z_]+\.[a-z_]+)'/g)
  return [...calls, ...inserts].map((match) => match[1] ?? '')
}

function writtenTypes(): Set<string> {
  const files = globSync(['server/src/**/*.ts', 'server/migrations/*.sql'], { cwd: PROJECT_DIR })
  const sources = files.filter((path) => !path.endsWith('.test.ts'))
  return new Set(sources.flatMap((path) => emittedTypes(readFileSync(join(PROJECT_DIR, path), 'utf8'))))
}

test('every event that is written has a schema, and every schema an event', () => {
  expect([...writtenTypes()].sort()).toEqual(Object.keys(eventTable).sort())
})

test('an event that is written in either way is seen', () => {
  expect(
    emittedTypes(`
      await emitEvent(ctx.db, 'register.closed', {}, now)
      insert into outbox_events (institution_id, type, payload, created_at)
        values (p_institution, 'document.moved', jsonb_build_object('document_id', v_id), v_at);`),
  ).toEqual(['register.closed', 'document.moved'])
})

test('subscribers name events that exist, and names of jobs are unique', () => {
  for (const { type } of subscribers) expect(Object.keys(eventTable)).toContain(type)
  const names = [...jobs, ...scheduledJobs].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
