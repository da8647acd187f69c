/** How a step ended; one that looked at nothing has not held anything. */
export function verdict({ passed, failed, seen }) {
  if (failed > 0) return 'failed'
  return passed === 0 || seen === 0 ? 'ran nothing' : 'ok'
}

/** The table at the end of a run: a row per step. */
export function table(rows) {
  const cells = rows.map(({ name, result, seconds }) => [
    name,
    verdict(result),
    String(result.passed),
    String(result.failed),
    String(result.skipped),
    result.seen === undefined ? '' : String(result.seen),
    `${seconds.toFixed(1)} s`,
  ])
  const all = [['step', 'result', 'passed', 'failed', 'skipped', 'looked at', 'time'], ...cells]
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)))
  const line = (row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('   ')
  return all.map(line).join('\n')
}

/**
 * What a whole run comes to: tests and checks that passed and failed. A step that ran nothing is a failure of its
 * own, and so is one that was never reached.
 */
export function summary(rows, chosen) {
  const total = (key) => rows.reduce((sum, { result }) => sum + result[key], 0)
  const nothing = rows.filter(({ result }) => verdict(result) === 'ran nothing').length
  return { passed: total('passed'), failed: total('failed') + nothing + (chosen - rows.length) }
}
