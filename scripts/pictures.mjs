// Takes README's pictures anew (docs/images), from the demo as `npm start` shows it, on a free port.

import { join } from 'node:path'
import { ensureInstalled } from './run/ensure-installed.mjs'
import { ensureWeb } from './run/ensure-web.mjs'
import { findChromium } from './run/find-chromium.mjs'
import { runUnderNode24 } from './run/node-24.mjs'
import { projectDir, refuse } from './run/project.mjs'

await ensureInstalled()
ensureWeb()
const chromium = await findChromium()
if (chromium === undefined) refuse('Lipsește Chromium.', 'Chromium is missing.')
process.env.CHROMIUM_PATH = chromium.whole
await runUnderNode24(
  [
    join(projectDir, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config=pictures.config.ts',
    '--reporter=line',
  ],
  { cwd: join(projectDir, 'e2e') },
)
