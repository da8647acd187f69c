// Runs on any Node from 20 with nothing installed: installs, builds, and hands over to Node 24.

import { ensureInstalled } from './run/ensure-installed.mjs'
import { ensureWeb } from './run/ensure-web.mjs'
import { runServerProgram } from './run/server-program.mjs'

await ensureInstalled()
ensureWeb()
await runServerProgram('server/src/app/start.ts')
