import { migrate } from '../../platform/db/migrations/migrate.ts'
import { silentLog } from '../../platform/log.ts'
import { say } from '../run/run-command.ts'
import { useDatabase } from '../run/use-database.ts'
import { type Command, refuseArguments } from './command.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  usage: 'migrate',
  summary: {
    ro: 'aduce baza de date la versiunea acestui program',
    en: 'brings the database to the version of this program',
  },
  run: async (args) => {
    refuseArguments(args)
    const { settings, close } = await useDatabase(silentLog)
    try {
      const { applied } = await migrate(settings.database.owner, { log: silentLog })
      for (const name of applied) say(name)
      say({
        ro: `Baza de date este la zi; migrări aplicate acum: ${applied.length}.`,
        en: `The database is up to date; migrations applied now: ${applied.length}.`,
      })
      return 0
    } finally {
      await close()
    }
  },
}
