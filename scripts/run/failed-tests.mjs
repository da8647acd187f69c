import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectDir } from './project.mjs'

/** What failed, as it is told once more at the end: where it stands, its title, and what was expected and found. */
const told = (place, title, messages) =>
  [`✗ ${place} › ${title}`, ...messages.map((text) => indented(stripVTControlCharacters(text).trim()))].join(
    '\n',
  )

const indented = (text) =>
  text
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n')

/** The failures in a report of Vitest, without the lines of its own programs. */
export function failedTests(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const place = relative(projectDir, file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    // A file that cannot be loaded has a message of its own and no tests.
    if (failed.length === 0) return file.status === 'failed' ? [told(place, 'the file', [file.message])] : []
    return failed.map(({ fullName, failureMessages }) =>
      told(place, fullName, failureMessages.map(withoutPackages)),
    )
  })
}

const withoutPackages = (message) =>
  message
    .split('\n')
    .filter((line) => !/^\s+at .*(?:node_modules|new Promise|node:internal)/.test(line))
    .join('\n')

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** The failures in a report of Playwright: with the log of the call that waited, and those outside of all journeys. */
export function failedJourneys(report) {
  const outside = (report?.errors ?? []).map(({ message, value }) =>
    told('journeys', 'outside of all', [message ?? value ?? '']),
  )
  const failed = (report?.suites ?? []).flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        told(
          `e2e/journeys/${file}:${line}`,
          title,
          results.flatMap((result) => result.errors.map(({ message, value }) => message ?? value ?? '')),
        ),
      ),
  )
  return [...outside, ...failed]
}
