import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_DIR } from '../../platform/env.ts'
import { events, jobs, scheduledJobs, subscribers } from './brought.ts'
import { modules } from './modules.ts'

const sources = (...patterns: string[]): string[] => globSync(patterns, { cwd: PROJECT_DIR })
const eventNames = new Map(modules.flatMap((one) => Object.entries(one.events ?? {})))

/** Names under which a source writes events: `emit(db, name, …)`, `emitAll(db, name, …)`. */
const emittedNames = (text: string): string[] =>
  [...text.matchAll(/\bemit(?:All)?\(\s*[\w.]+,\s*(\w+)/g)].map((match) => match[1] ?? '')
/** Types of events that SQL inserts into the outbox. */
const insertedTypes = (text: string): string[] =>
  [...text.matchAll(/insert\s+into\s+outbox_events\b[^;]*?'([a-z_]+\.[a-z_]+)'/g)].map((m) => m[1] ?? '')

test('every event that is written is one of a module, and every event of a module is written', () => {
  const texts = sources('server/src/**/*.ts', 'server/migrations/*.sql')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(PROJECT_DIR, path), 'utf8'))
  const emitted = texts.flatMap(emittedNames)
  expect(emitted.filter((name) => !eventNames.has(name))).toEqual([])
  const written = new Set([
    ...emitted.map((name) => eventNames.get(name)?.type),
    ...texts.flatMap(insertedTypes),
  ])
  expect([...written].sort()).toEqual(events.map(({ type }) => type).sort())
})

test('every module that brings something is in the list, with all its events, under names of their own', async () => {
  const folders = (pattern: string) => sources(pattern).map((path) => path.split('/')[3] ?? '')
  const listed = modules.map(({ name }) => name)
  expect(listed.slice(1).sort()).toEqual(folders('server/src/modules/*/module.ts').sort())
  expect(modules.flatMap(({ name, events }) => (events ? [name] : [])).sort()).toEqual(
    folders('server/src/modules/*/events/index.ts').sort(),
  )
  expect(eventNames.size).toBe(events.length)
})

test('a constraint belongs to one module', () => {
  const names = modules.flatMap(({ constraints = {} }) => Object.keys(constraints))
  expect(names.length).toBeGreaterThan(30)
  expect(new Set(names).size).toBe(names.length)
})

test('an event that is written in either way is seen', () => {
  expect(emittedNames('await emit(ctx.db, registerClosed, {}, now)')).toEqual(['registerClosed'])
  expect(emittedNames('await emitAll(db, registerClosed, [], now)')).toEqual(['registerClosed'])
  expect(
    insertedTypes(`
      insert into outbox_events (institution_id, type, payload, created_at)
        values (p_institution, 'document.moved', jsonb_build_object('document_id', v_id), v_at);`),
  ).toEqual(['document.moved'])
})

test('subscribers name events that exist, and names of events and jobs are unique', () => {
  const types = events.map(({ type }) => type)
  for (const { type } of subscribers) expect(types).toContain(type)
  expect(new Set(types).size).toBe(types.length)
  const names = [...jobs, ...scheduledJobs].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
