#!/usr/bin/env node
// Plain JavaScript for any Node: the commands themselves are TypeScript and need Node 24, which is a package.
import { fileURLToPath } from 'node:url'
import { runUnderNode24 } from '../../scripts/run/node-24.mjs'

await runUnderNode24([fileURLToPath(new URL('../src/app/cli.ts', import.meta.url)), ...process.argv.slice(2)])
