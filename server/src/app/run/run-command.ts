import { commandLanguage } from '../../platform/env.ts'
import { Refusal, type Sentence } from '../../platform/refusal.ts'

/** Prints one line to whoever started the command. */
export function say(sentence: Sentence | string): void {
  process.stdout.write(`${typeof sentence === 'string' ? sentence : sentence[commandLanguage()]}\n`)
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}

/**
 * Runs a command and ends the process with its exit code (0 when it gives none). A Refusal ends it with 1 and
 * one sentence; any other error with 1 and its stack.
 */
export async function runCommand(command: () => Promise<number | undefined>): Promise<never> {
  try {
    process.exit((await command()) ?? 0)
  } catch (error) {
    if (error instanceof Refusal) complain(error.sentence[commandLanguage()])
    else complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.exit(1)
  }
}
