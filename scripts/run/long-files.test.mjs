import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileTimes, journeyTimes, longest } from './long-files.mjs'
import { projectDir } from './project.mjs'

test('the longest files and journeys of a run are told, longest first', () => {
  const files = fileTimes({
    testResults: [
      { name: join(projectDir, 'server/a.test.ts'), startTime: 1_000, endTime: 3_500 },
      { name: join(projectDir, 'server/b.test.ts'), startTime: 1_000, endTime: 1_100 },
    ],
  })
  const spec = (line, ...durations) => ({
    file: 'list.spec.ts',
    line,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const journeys = journeyTimes({
    suites: [{ specs: [spec(7, 12_000, 500)], suites: [{ specs: [spec(9, 1_000)] }] }],
  })
  expect(longest([...files, ...journeys], 3)).toEqual([
    '  12.5 s   e2e/journeys/list.spec.ts:7',
    '   2.5 s   server/a.test.ts',
    '   1.0 s   e2e/journeys/list.spec.ts:9',
  ])
  expect(longest([...fileTimes(undefined), ...journeyTimes(undefined)], 3)).toEqual([])
})
