import { readFile } from 'node:fs/promises'
import { silentLog } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { say } from '../run/run-command.ts'
import { useDatabase } from '../run/use-database.ts'
import { type Command, refuseArguments } from './command.ts'

/** Text of the file named by `--heads`; undefined without it. */
async function readHeads(args: string[]): Promise<string | undefined> {
  const [option, file, ...rest] = args
  if (option !== '--heads' || file === undefined || rest.length > 0) {
    refuseArguments(args)
    return undefined
  }
  return readFile(file, 'utf8').catch((cause: Error) => {
    throw new Refusal(
      { ro: `Fișierul ${file} nu poate fi citit.`, en: `File ${file} cannot be read.` },
      { cause },
    )
  })
}

export const verify: Command = {
  name: 'verify',
  usage: 'verify [--heads <file>]',
  summary: {
    ro: 'verifică registrele de numere și lanțul de audit; iese cu 1 dacă găsește ceva',
    en: 'checks number ledgers and audit chains; exits with 1 on any finding',
  },
  run: async (args, parts) => {
    const heads = await readHeads(args)
    const { settings, close } = await useDatabase(silentLog)
    try {
      const { findings, notes } = await parts.verifyAll(settings, heads)
      for (const sentence of [...findings, ...notes]) say(sentence)
      say(
        findings.length === 0
          ? { ro: 'Totul este în ordine.', en: 'All is in order.' }
          : { ro: `Constatări: ${findings.length}.`, en: `Findings: ${findings.length}.` },
      )
      return findings.length === 0 ? 0 : 1
    } finally {
      await close()
    }
  },
}
