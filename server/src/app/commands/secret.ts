import { silentLog } from '../../platform/log.ts'
import { say } from '../run/run-command.ts'
import { useDatabase } from '../run/use-database.ts'
import { type Command, refuseArguments } from './command.ts'

export const secret: Command = {
  name: 'secret',
  usage: 'secret',
  summary: {
    ro: 'arată ce mai așteaptă să treacă sub HDOC_SECRET de acum; trecerea o face procesul de fundal',
    en: 'tells what still waits to come under the present HDOC_SECRET; the worker moves it',
  },
  run: async (args, parts) => {
    refuseArguments(args)
    const { settings, close } = await useDatabase(silentLog)
    try {
      for (const line of await parts.secretState(settings)) say(line)
      return 0
    } finally {
      await close()
    }
  },
}
