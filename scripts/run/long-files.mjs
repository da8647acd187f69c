import { relative } from 'node:path'
import { projectDir } from './project.mjs'

/** How long each file of a report of Vitest took: `{ file, seconds }`. */
export function fileTimes(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(projectDir, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** The same of each journey in a report of Playwright. */
export function journeyTimes(report) {
  return (report?.suites ?? []).flatMap(specsOf).map(({ file, line, tests }) => ({
    file: `e2e/journeys/${file}:${line}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
}

/** The lines that tell the longest ones, because a suite grows slow by a few of them. */
export function longest(times, count) {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s   ${file}`)
}
