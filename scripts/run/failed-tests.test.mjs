import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedJourneys, failedTests } from './failed-tests.mjs'
import { projectDir } from './project.mjs'

const red = (text) => `\u001b[31m${text}\u001b[39m`

test('a failed journey is told with its place, what was expected and the log of the call, without colours', () => {
  const message = `Error: ${red('expect(locator)')}.toBeVisible() failed\n\nExpected: visible\n\nCall log:\n  - waiting for x`
  const spec = (title, status, errors) => ({
    title,
    file: 'list.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors }] }],
  })
  const report = {
    errors: [{ message: 'The server did not start.' }],
    suites: [
      {
        specs: [spec('holds', 'expected', [])],
        suites: [{ specs: [spec('breaks', 'unexpected', [{ message }])] }],
      },
    ],
  }
  expect(failedJourneys(report)).toEqual([
    '✗ journeys › outside of all\n    The server did not start.',
    [
      '✗ e2e/journeys/list.spec.ts:7 › breaks',
      '    Error: expect(locator).toBeVisible() failed',
      '',
      '    Expected: visible',
      '',
      '    Call log:',
      '      - waiting for x',
    ].join('\n'),
  ])
})

test('a failed test is told with its message and its own lines; a file that cannot be loaded with why', () => {
  const name = join(projectDir, 'server/src/a.test.ts')
  const failureMessages = [
    'AssertionError: expected 1 to be 2\n    at /p/server/src/a.test.ts:4:20\n    at new Promise (<anonymous>)\n    at f (file:///p/node_modules/vitest/dist/run.js:1:1)',
  ]
  const report = {
    testResults: [
      {
        name,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages },
        ],
      },
      { name, status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name, status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(failedTests(report)).toEqual([
    '✗ server/src/a.test.ts › breaks\n    AssertionError: expected 1 to be 2\n        at /p/server/src/a.test.ts:4:20',
    '✗ server/src/a.test.ts › the file\n    Cannot find module',
  ])
})

test('no report, no failures', () => {
  expect(failedTests(undefined)).toEqual([])
  expect(failedJourneys(undefined)).toEqual([])
})
