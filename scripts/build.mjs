import { ensureInstalled } from './run/ensure-installed.mjs'
import { ensureWeb } from './run/ensure-web.mjs'

await ensureInstalled()
ensureWeb({ always: true })
