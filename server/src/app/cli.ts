import './run/compiled-code.ts'
import { Refusal, type Sentence } from '../platform/refusal.ts'
import { adminCreate } from './commands/admin-create.ts'
import type { Command } from './commands/command.ts'
import { demoSeed } from './commands/demo-seed.ts'
import { eventsList, eventsRetry } from './commands/events.ts'
import { importInstitution } from './commands/import-institution.ts'
import { migrateCommand } from './commands/migrate.ts'
import { secret } from './commands/secret.ts'
import { serve } from './commands/serve.ts'
import { verify } from './commands/verify.ts'
import { worker } from './commands/worker.ts'
import { parts } from './parts.ts'
import { runCommand, say } from './run/run-command.ts'

const commands: Command[] = [
  serve,
  worker,
  migrateCommand,
  adminCreate,
  verify,
  importInstitution,
  secret,
  eventsList,
  eventsRetry,
  demoSeed,
]

function help(): Sentence {
  const width = Math.max(...commands.map(({ usage }) => usage.length)) + 2
  const lines = (language: keyof Sentence): string =>
    commands.map(({ usage, summary }) => `  hdoc ${usage.padEnd(width)}${summary[language]}`).join('\n')
  return {
    ro: `Comenzile HDoc (setările sunt descrise în docs/operations.md):\n\n${lines('ro')}\n`,
    en: `The commands of HDoc (docs/operations.md describes the settings):\n\n${lines('en')}\n`,
  }
}

function find(args: string[]): { command: Command; rest: string[] } | undefined {
  for (const command of commands) {
    const words = command.name.split(' ')
    if (words.every((word, index) => args[index] === word)) return { command, rest: args.slice(words.length) }
  }
  return undefined
}

await runCommand(async () => {
  const args = process.argv.slice(2)
  if (args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    say(help())
    return args.length === 0 ? 1 : 0
  }
  const found = find(args)
  if (found !== undefined) return found.command.run(found.rest, parts)
  throw new Refusal({
    ro: `Nu există comanda „${args.join(' ')}”: vedeți „hdoc --help”.`,
    en: `There is no command "${args.join(' ')}": see "hdoc --help".`,
  })
})
