import { parseArgs } from 'node:util'
import { namesDatabase } from '../../platform/env.ts'
import { silentLog } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { say } from '../run/run-command.ts'
import { useDatabase } from '../run/use-database.ts'
import type { Command } from './command.ts'

const MOST = 100_000_000

/** Reads the number of documents wanted from the arguments; undefined = the demo alone. */
function documentsOf(args: string[]): number | undefined {
  const wrong = (): Refusal =>
    new Refusal({
      ro: `Comanda se scrie „hdoc demo seed --documents N”, cu N între 1 și ${MOST}.`,
      en: `The command is written "hdoc demo seed --documents N", with N between 1 and ${MOST}.`,
    })
  let text: string | undefined
  try {
    text = parseArgs({ args, options: { documents: { type: 'string' } } }).values.documents
  } catch {
    throw wrong()
  }
  if (text === undefined) return undefined
  const count = Number(text)
  if (!/^\d+$/.test(text) || count < 1 || count > MOST) throw wrong()
  return count
}

/**
 * The demo's password is published, so a database of the user's own is filled only when it is named as a
 * demo.
 */
function refuseProduction(): never {
  throw new Refusal({
    ro: 'Demonstrația nu se pune într-o bază de date proprie decât cu HDOC_DEMO=1: parola ei este publică.',
    en: "The demo is put into a database of your own only with HDOC_DEMO=1: the demo's password is public.",
  })
}

export const demoSeed: Command = {
  name: 'demo seed',
  usage: 'demo seed [--documents N]',
  summary: {
    ro: 'umple demonstrația; cu --documents îi adaugă N documente',
    en: 'fills the demo; --documents adds N documents to it',
  },
  run: async (args, parts) => {
    const documents = documentsOf(args)
    const { settings, close } = await useDatabase(silentLog)
    try {
      if (namesDatabase() && !settings.demo) refuseProduction()
      const start = performance.now()
      await parts.seedDemo(settings)
      if (documents !== undefined) await parts.seedMany(settings, documents)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      say({
        ro: `Gata în ${seconds} s${documents === undefined ? '' : `: ${documents} documente noi`}.`,
        en: `Done in ${seconds} s${documents === undefined ? '' : `: ${documents} new documents`}.`,
      })
      return 0
    } finally {
      await close()
    }
  },
}
