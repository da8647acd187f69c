import { writeAudit } from '../../platform/audit/write-audit.ts'
import { systemActor } from '../../platform/auth/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { hashPassword } from './password.ts'
import { addAdministrator } from './queries.ts'

export type NewAdministrator = {
  institutionId: number
  username: string
  email: string
  name: string
  password: string
}

/** Creates an administrator of an institution, or of the platform (0), from the command line. Gives the id. */
export async function createAdministrator(
  services: { database: Database; clock: Clock },
  person: NewAdministrator,
): Promise<number> {
  const passwordHash = await hashPassword(person.password)
  return services.database.inInstitution(person.institutionId, async (db) => {
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
}
