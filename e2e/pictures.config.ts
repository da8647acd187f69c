import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** README's pictures, in the browser and of the program of the journeys. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  workers: 1,
  use: { ...journeys.use, viewport: { width: 1280, height: 800 } },
})
