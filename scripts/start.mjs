// Runs on any Node from 20 with nothing installed: installs, builds, and hands over to Node 24.

import { ensureInstalled } from './run/ensure-installed.mjs'
import { ensureWeb } from './run/ensure-web.mjs'
import { runUnderNode24 } from './run/node-24.mjs'

await ensureInstalled()
ensureWeb()
await runUnderNode24(['server/src/app/start.ts'])
