import { Refusal, type Sentence } from '../../platform/refusal.ts'
import type { Parts } from '../run/parts.ts'

/** One command of `hdoc`. Gives its exit code. */
export interface Command {
  /** The words after `hdoc`. */
  name: string
  /** The name with its options, as --help shows it. */
  usage: string
  summary: Sentence
  run(args: string[], parts: Parts): Promise<number>
}

export function refuseArguments(args: string[]): void {
  if (args.length === 0) return
  throw new Refusal({
    ro: `Nu se înțelege „${args.join(' ')}”: vedeți „hdoc --help”.`,
    en: `"${args.join(' ')}" is not understood: see "hdoc --help".`,
  })
}
