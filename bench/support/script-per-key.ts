import type { Page } from '../../e2e/support/open-browser.ts'

const SLOWER = 4
const TEXT = 'Cerere de racordare la rețeaua publică de apă a imobilului'
// As text: the benchmarks are typed for Node, which has no idle callback.
const IDLE = 'new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))'

/** Milliseconds of script for each key typed into the focused field, on a processor four times slower. */
export async function scriptPerKey(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const seconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  }
  try {
    // The first key makes the form a changed one. What that draws is over when the page has nothing left to do.
    await page.keyboard.type('A')
    await page.evaluate(IDLE)
    const before = await seconds()
    await page.keyboard.type(TEXT, { delay: 100 })
    return ((await seconds()) - before) * (1000 / TEXT.length)
  } finally {
    await session.detach()
  }
}
