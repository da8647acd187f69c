import type { OwnActivity } from '@hdoc/contract/accounts/profile.ts'
import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { presentActivity } from './present.ts'
import { type ActivityRow, listActivity } from './queries.ts'

type Own = Pick<Ctx<typeof profileCalls.activity>, 'actor' | 'database'>

/**
 * Lists a person's activity where the account lives, and in the client that an administrator of the platform
 * has entered; the latest first.
 */
export async function activityOf({ actor, database }: Own, limit: number): Promise<ActivityRow[]> {
  const person = { institutionId: actor.institutionId, id: actor.id }
  const places = [...new Set([actor.institutionId, actor.hdocId])]
  const rows = await Promise.all(
    places.map((id) =>
      database.inInstitution(id, (db) => listActivity(db, person, limit), { readOnly: true }),
    ),
  )
  return rows
    .flat()
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id)
    .slice(0, limit)
}

export async function listOwnActivity(ctx: Ctx<typeof profileCalls.activity>): Promise<OwnActivity[]> {
  return (await activityOf(ctx, 20)).map(presentActivity)
}
