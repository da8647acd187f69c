// Builds the web part unless it is built from the same sources already; a process beside the one that tests.
import { ensureWeb } from './ensure-web.mjs'

ensureWeb()
