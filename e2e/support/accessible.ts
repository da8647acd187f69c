import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> }
  }
}

/**
 * Nothing against WCAG 2.2 AA on the page as it stands, once what it asked for has come and no colour changes any more. axe is put into a page
 * once and stays there: giving it to the page before each look took longer than looking.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(script)
  const violations = await page.evaluate(async () => {
    // A transition that is cut off needs no waiting for.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    )
    if (!window.axe) throw new Error('axe has not arrived in the page')
    const found = await window.axe.run({
      resultTypes: ['violations'],
      // axe leaves this rule out unless it is asked for.
      rules: { 'target-size': { enabled: true } },
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
  expect(violations).toEqual([])
}
