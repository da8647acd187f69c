import { expect, test } from 'vitest'
import { runSteps } from './run-steps.mjs'

const passed = { passed: 1, failed: 0, skipped: 0, output: '' }

/** Steps that end when they are told to, and what happened to them. */
function stage(steps, { isOver = () => false } = {}) {
  const happened = []
  const open = new Map()
  const rows = runSteps(steps, {
    run: ({ name }) => {
      const { promise, resolve, reject } = Promise.withResolvers()
      open.set(name, { resolve: () => resolve(passed), reject })
      return promise
    },
    isOver,
    begun: ({ name }) => happened.push(`${name} begun`),
    ended: ({ name }) => happened.push(`${name} ended`),
  })
  const end = async (name, how = 'resolve', reason = undefined) => {
    open.get(name)[how](reason)
    await expect.poll(() => happened).toContain(`${name} ended`)
  }
  return { rows, happened, end }
}

test('steps of a lane follow each other, lanes run beside each other, and what is alone comes last', async () => {
  const { rows, happened, end } = stage([
    { name: 'lint', lane: 'code' },
    { name: 'unit', lane: 'code' },
    { name: 'journeys', lane: 'browser' },
    { name: 'drill', alone: true },
  ])
  expect(happened).toEqual(['lint begun', 'journeys begun'])
  await end('lint')
  expect(happened.slice(2)).toEqual(['lint ended', 'unit begun'])
  await end('journeys')
  expect(happened.slice(4)).toEqual(['journeys ended'])
  await end('unit')
  await expect.poll(() => happened.slice(5)).toEqual(['unit ended', 'drill begun'])
  await end('drill')
  const table = await rows
  expect(table.map(({ name }) => name)).toEqual(['lint', 'unit', 'journeys', 'drill'])
  expect(table[0]).toEqual({ name: 'lint', result: passed, seconds: expect.any(Number) })
})

test('a step that breaks fails by itself, and the others go on', async () => {
  const { rows, end } = stage([
    { name: 'unit', lane: 'code' },
    { name: 'http', lane: 'code' },
  ])
  await end('unit', 'reject', new Error('no such program'))
  await end('http')
  const [broken, whole] = await rows
  expect(broken.result).toMatchObject({ passed: 0, failed: 1 })
  expect(broken.result.output).toContain('no such program')
  expect(whole.result).toBe(passed)
})

test('once it is over nothing more begins, and what was not reached has no row', async () => {
  let over = false
  const { rows, happened, end } = stage(
    [
      { name: 'unit', lane: 'code' },
      { name: 'http', lane: 'code' },
      { name: 'drill', alone: true },
    ],
    { isOver: () => over },
  )
  over = true
  await end('unit')
  expect((await rows).map(({ name }) => name)).toEqual(['unit'])
  expect(happened).toEqual(['unit begun', 'unit ended'])
})
