import type { PlatformDb } from '../../platform/db/database.ts'
import { withDatabase } from '../../platform/db/with-database.ts'
import { listDeadLetters, putBackDeadLetters } from '../../platform/events/outbox.ts'
import { silentLog } from '../../platform/log.ts'
import { say } from '../run/run-command.ts'
import { useDatabase } from '../run/use-database.ts'
import { type Command, refuseArguments } from './command.ts'

/** Runs work across all institutions, on the database that the settings name. */
async function asOperator<T>(reason: string, work: (db: PlatformDb) => Promise<T>): Promise<T> {
  const { settings, close } = await useDatabase(silentLog)
  try {
    return await withDatabase(settings, (database) => database.asPlatform(reason, work))
  } finally {
    await close()
  }
}

export const eventsList: Command = {
  name: 'events list',
  usage: 'events list',
  summary: {
    ro: 'arată evenimentele care nu s-au putut livra',
    en: 'shows the events that could not be delivered',
  },
  run: async (args) => {
    refuseArguments(args)
    const letters = await asOperator('show dead letters', (db) => listDeadLetters(db))
    for (const { tag, type, count, failure } of letters) say(`${tag} ${type} ${count}: ${failure}`)
    if (letters.length === 0) say({ ro: 'Nu există niciunul.', en: 'There are none.' })
    return 0
  },
}

export const eventsRetry: Command = {
  name: 'events retry',
  usage: 'events retry',
  summary: {
    ro: 'pune din nou la rând evenimentele care nu s-au putut livra',
    en: 'puts the events that could not be delivered back into the queue',
  },
  run: async (args) => {
    refuseArguments(args)
    const count = await asOperator('put dead letters back', putBackDeadLetters)
    say({ ro: `Evenimente puse din nou la rând: ${count}.`, en: `Events put back into the queue: ${count}.` })
    return 0
  },
}
