import { expect, type Page } from './test.ts'

type Asking = Window & { asked?: string[] }

/** Stands in for the browser's print dialog, which nobody could close here: keeps what it was opened for. */
export async function watchPrintDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const top = window.top as Asking
      top.asked = [...(top.asked ?? []), location.pathname + location.search]
    }
  })
}

/** The print dialog was opened for this address, for the last time. */
export async function expectPrinted(page: Page, address: RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(() => (window as Asking).asked?.at(-1) ?? '')).toMatch(address)
}
