/** One step to its end. What breaks in the step itself is a failure of this step and not of the run. */
async function finished(step, run) {
  const start = performance.now()
  const result = await run(step).catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: String(error?.stack ?? error),
  }))
  return { name: step.name, result, seconds: (performance.now() - start) / 1000 }
}

/**
 * Runs steps and gives a row for each that was run, in the order of the steps. Those of one lane follow each other, and
 * lanes run beside each other: one waits for browsers and databases while another one works. A step with `alone` begins
 * after all others. Once `isOver` nothing more is begun.
 */
export async function runSteps(steps, { run, isOver, begun, ended }) {
  const rows = new Map()
  const inTurn = async (some) => {
    for (const step of some) {
      if (isOver()) return
      begun(step)
      const row = await finished(step, run)
      rows.set(step, row)
      ended(row)
    }
  }
  const beside = steps.filter((step) => !step.alone)
  const lanes = [...new Set(beside.map(({ lane }) => lane))]
  await Promise.all(lanes.map((lane) => inTurn(beside.filter((step) => step.lane === lane))))
  await inTurn(steps.filter((step) => step.alone))
  return steps.flatMap((step) => rows.get(step) ?? [])
}
