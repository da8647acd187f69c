import type { Profile } from '@hdoc/contract/accounts/profile.ts'
import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findPendingEmail } from '../links/queries.ts'
import { atHome, readAtHome } from './home.ts'
import { presentProfile } from './present.ts'
import { findAccount, listMemberships, lockAccount, setDefaultGroup, updateAccount } from './queries.ts'

type Own = Pick<Ctx<typeof profileCalls.get>, 'actor' | 'settings' | 'clock'>

async function ownProfile(db: TenantDb, { actor, settings, clock }: Own): Promise<Profile> {
  const row = await findAccount(db, actor.id)
  if (!row) throw new AppError('UNAUTHENTICATED')
  return presentProfile(row, await listMemberships(db, actor.id), {
    roles: actor.roles,
    passwordMinimum: settings.limits.passwordMinLength,
    pendingEmail: (await findPendingEmail(db, actor.id, clock.now())) ?? null,
  })
}

export function getProfile(ctx: Ctx<typeof profileCalls.get>): Promise<Profile> {
  return readAtHome(ctx, (db) => ownProfile(db, ctx))
}

/** Name, phone and default group. Job title, roles and groups are an administrator's to change. */
export async function changeProfile(
  ctx: Ctx<typeof profileCalls.update>,
  { body }: InputOf<typeof profileCalls.update>,
) {
  const { actor } = ctx
  const { name, phone, default_group_id: wanted } = body.values
  const profile = await atHome(ctx, async (db) => {
    const row = await lockAccount(db, actor.id)
    if (!row) throw new AppError('UNAUTHENTICATED')
    await checkVersion(db, { type: 'user', id: row.id, version: row.version, sent: body.version })
    const groups = await listMemberships(db, actor.id)
    const before = groups.find(({ is_default }) => is_default)?.id ?? null
    if (wanted !== null && !groups.some(({ id }) => id === wanted))
      throw new AppError('VALIDATION', {}, { fields: { default_group_id: [{ key: 'reference' }] } })
    await updateAccount(db, actor.id, { name, phone })
    if (wanted !== null) await setDefaultGroup(db, actor.id, wanted)
    await writeAudit(db, {
      actor: auditActor(actor),
      at: ctx.clock.now(),
      action: 'profile.updated',
      subjectType: 'user',
      subjectId: actor.id,
      before: { name: row.name, phone: row.phone, default_group_id: before },
      after: { name, phone, default_group_id: wanted ?? before },
    })
    return ownProfile(db, ctx)
  })
  ctx.database.wake()
  return savedRow(ctx.language, profile)
}
