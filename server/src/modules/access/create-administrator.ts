import { writeAudit } from '../../platform/audit/write-audit.ts'
import { systemActor } from '../../platform/auth/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { hashPassword } from './sessions/password.ts'
import { addAdministrator } from './sessions/queries.ts'

export type NewAdministrator = {
  institutionId: number
  username: string
  email: string
  name: string
  password: string
}

const taken = new Set(['users_username_key', 'users_email_key'])

function refuseTaken(error: unknown): never {
  if (!taken.has((error as { constraint?: string }).constraint ?? '')) throw error
  throw new Refusal(
    {
      ro: 'Există deja un utilizator cu acest nume sau cu această adresă de e-mail.',
      en: 'A user with this name or this e-mail address exists already.',
    },
    { cause: error },
  )
}

/**
 * Creates an administrator of an institution, or of the platform (0), from the command line. Gives the id; refuses a
 * name or an address that is taken.
 */
export async function createAdministrator(
  services: { database: Database; clock: Clock },
  person: NewAdministrator,
): Promise<number> {
  const passwordHash = await hashPassword(person.password)
  return services.database
    .inInstitution(person.institutionId, async (db) => {
      const id = await addAdministrator(db, { ...person, passwordHash })
      await writeAudit(db, {
        actor: systemActor,
        at: services.clock.now(),
        action: 'user.created',
        subjectType: 'user',
        subjectId: id,
        after: { username: person.username, name: person.name, is_admin: true },
      })
      return id
    })
    .catch(refuseTaken)
}
