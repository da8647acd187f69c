import { readFile } from 'node:fs/promises'
import { silentLog } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { say } from '../run/run-command.ts'
import { useDatabase } from '../run/use-database.ts'
import { type Command, refuseArguments } from './command.ts'

/** What is asked for beside the rows: heads kept in a file (`--heads`), and every stored file (`--files`). */
async function readWishes(args: string[]): Promise<{ heads?: string; files: boolean }> {
  const files = args.includes('--files')
  const [option, file, ...rest] = args.filter((argument) => argument !== '--files')
  if (option === undefined) return { files }
  if (option !== '--heads' || file === undefined || rest.length > 0) refuseArguments(args)
  return { heads: await readHeads(file ?? ''), files }
}

function readHeads(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: Error) => {
    throw new Refusal(
      { ro: `Fișierul ${file} nu poate fi citit.`, en: `File ${file} cannot be read.` },
      { cause },
    )
  })
}

export const verify: Command = {
  name: 'verify',
  usage: 'verify [--heads <file>] [--files]',
  summary: {
    ro: 'verifică registrele de numere, lanțul de audit și, cu --files, fișierele păstrate; iese cu 1 dacă găsește ceva',
    en: 'checks number ledgers, audit chains and, with --files, stored files; exits with 1 on any finding',
  },
  run: async (args, parts) => {
    const wishes = await readWishes(args)
    const { settings, close } = await useDatabase(silentLog)
    try {
      const { findings, notes } = await parts.verifyAll(settings, wishes)
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
