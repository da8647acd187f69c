// Production: nothing is installed or built here, so that what runs is what was put there.
import { runUnderNode24 } from './run/node-24.mjs'

await runUnderNode24(['server/src/app/cli.ts', 'serve'])
