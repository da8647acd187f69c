import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { commandLanguage } from '../../platform/env.ts'
import type { Sentence } from '../../platform/refusal.ts'

/** Asks questions on the terminal; when input is piped in, takes one line for each answer. */
export interface Questioner {
  ask(question: Sentence): Promise<string>
  /** Asks like `ask`, but does not show what is typed. */
  askHidden(question: Sentence): Promise<string>
  close(): void
}

export function openQuestioner(): Questioner {
  let hidden = false
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = process.stdin.isTTY === true
  const lines: Interface = createInterface({ input: process.stdin, output, terminal })
  const answers = lines[Symbol.asyncIterator]()
  const next = async (question: Sentence): Promise<string> => {
    process.stdout.write(`${question[commandLanguage()]} `)
    const { value, done } = await answers.next()
    return done === true ? '' : value.trim()
  }
  return {
    ask: next,
    askHidden: async (question) => {
      hidden = true
      try {
        return await next(question)
      } finally {
        hidden = false
        process.stdout.write('\n')
      }
    },
    close: () => lines.close(),
  }
}
