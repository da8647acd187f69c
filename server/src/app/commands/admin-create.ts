import { parseArgs } from 'node:util'
import { silentLog } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openQuestioner, type Questioner } from '../run/ask.ts'
import { loadAccess } from '../run/parts.ts'
import { say } from '../run/run-command.ts'
import { useDatabase } from '../run/use-database.ts'
import type { Command } from './command.ts'

interface Given {
  username?: string
  name?: string
  email?: string
}

function given(args: string[]): Given {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ args, options: { username: text, name: text, email: text } }).values
  } catch {
    throw new Refusal({
      ro: 'Comanda se scrie „hdoc admin create [--username U] [--name N] [--email E]”; parola se cere.',
      en: 'The command is written "hdoc admin create [--username U] [--name N] [--email E]"; the password is asked for.',
    })
  }
}

async function askPassword(questions: Questioner, shortest: number): Promise<string> {
  const password = await questions.askHidden({
    ro: `Parola (cel puțin ${shortest} caractere):`,
    en: `Password (at least ${shortest} characters):`,
  })
  const again = await questions.askHidden({ ro: 'Parola încă o dată:', en: 'Password once more:' })
  if (password === again) return password
  throw new Refusal({ ro: 'Cele două parole diferă.', en: 'The two passwords differ.' })
}

/** The password never comes as an argument: other users of the machine could read it. */
export const adminCreate: Command = {
  name: 'admin create',
  usage: 'admin create [--username U] [--name N] [--email E]',
  summary: {
    ro: 'creează un administrator al platformei; parola se cere',
    en: 'makes a platform administrator; the password is asked for',
  },
  run: async (args) => {
    const known = given(args)
    const { settings, close } = await useDatabase(silentLog)
    const questions = openQuestioner()
    try {
      const username =
        known.username ?? (await questions.ask({ ro: 'Nume de utilizator:', en: 'User name:' }))
      const name = known.name ?? (await questions.ask({ ro: 'Numele persoanei:', en: "Person's name:" }))
      const email = known.email ?? (await questions.ask({ ro: 'E-mail:', en: 'E-mail:' }))
      const password = await askPassword(questions, settings.limits.passwordMinLength)
      const { createAdministrator } = await loadAccess()
      await createAdministrator(settings, { username, name, email, password })
      say({
        ro: `Administratorul ${username} poate intra pe ${settings.adminHosts[0]}.`,
        en: `The administrator ${username} may sign in on ${settings.adminHosts[0]}.`,
      })
      return 0
    } finally {
      questions.close()
      await close()
    }
  },
}
