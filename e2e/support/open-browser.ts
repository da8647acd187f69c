import { type Browser, chromium } from '@playwright/test'

export type { BrowserContext, Page } from '@playwright/test'

/** The browser of the journeys, for measurements. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}
