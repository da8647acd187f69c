import { parseArgs } from 'node:util'
import { problemText } from '@hdoc/contract/failures/problem-text.ts'
import { systemClock } from '../../platform/clock.ts'
import { withDatabase } from '../../platform/db/with-database.ts'
import type { Settings } from '../../platform/env.ts'
import { silentLog } from '../../platform/log.ts'
import { checkNewPassword } from '../../platform/passwords/check-new-password.ts'
import { PLATFORM } from '../../platform/platform-institution.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openQuestioner, type Questioner } from '../run/ask.ts'
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

type Person = { username: string; name: string; email: string; password: string }

async function create(settings: Settings, person: Person): Promise<void> {
  const { createAdministrator } = await import('../../modules/access/index.ts')
  try {
    await withDatabase(settings, (database) =>
      createAdministrator({ database, clock: systemClock }, { ...person, institutionId: PLATFORM }),
    )
  } catch (error) {
    if (!/users_(username|email)_key/.test(constraintOf(error))) throw error
    throw new Refusal({
      ro: 'Există deja un administrator cu acest nume de utilizator sau e-mail.',
      en: 'There is an administrator with this user name or e-mail already.',
    })
  }
}

function constraintOf(error: unknown): string {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
}

function refuseIncomplete({ username, name, email, password }: Person, shortest: number): void {
  if (!/^[a-z0-9][a-z0-9._-]{1,49}$/i.test(username) || name === '' || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Refusal({
      ro: 'Sunt necesare un nume de utilizator (litere, cifre, punct), numele persoanei și un e-mail.',
      en: 'A user name (letters, digits, dots), the name of the person and an e-mail are needed.',
    })
  }
  if (password.length < shortest) {
    throw new Refusal({
      ro: `Parola trebuie să aibă cel puțin ${shortest} caractere.`,
      en: `The password must have at least ${shortest} characters.`,
    })
  }
  const problem = checkNewPassword(password, { username, name, email, institution: '' }, shortest)
  if (problem) throw new Refusal({ ro: problemText(problem, 'ro'), en: problemText(problem, 'en') })
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
      const person = { username, name, email, password }
      refuseIncomplete(person, settings.limits.passwordMinLength)
      await create(settings, person)
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
