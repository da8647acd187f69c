// Production: nothing is installed or built here, so that what runs is what was put there.
import { runServerProgram } from './run/server-program.mjs'

await runServerProgram('server/src/app/cli.ts', 'serve')
