import type { Branding, Status } from '@hdoc/contract/access/session.ts'
import type { sessionCalls } from '@hdoc/contract/access/session-calls.ts'
import { landingHeader } from '@hdoc/contract/access/session-headers.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx, Host } from '../../platform/http/context.ts'
import { findBranding, findDeleteMode } from '../institutions/index.ts'
import type { DemoPeople } from './demo-people.ts'
import { findButton } from './oidc/queries/settings.ts'
import { presentCurrentUser } from './sessions/present.ts'
import { getShown } from './sessions/queries.ts'

/** The document in which a map of others is drawn exists on an institution's own hosts alone. */
const seenFrom = ({ kind }: Host, institution: Branding): Branding =>
  kind === 'admin' ? { ...institution, outside_map: '' } : institution

/** `GET /api/status`, every case of product §2: landing pages of the portal do not exist on the admin host. */
export function statusCall(
  demoPeople: DemoPeople,
): (ctx: Ctx<typeof sessionCalls.status>) => Promise<Status> {
  return async (ctx) => {
    const { actor, caller } = ctx
    if (caller.host.kind === 'admin' && caller.headers[landingHeader] === '1') {
      // The real person decides, also while they act as another one.
      if ((actor?.real ?? actor)?.isAdmin) throw new AppError('admin_host', { isadm: 1 })
      throw new AppError('invalid_domain')
    }
    const shown = actor ? actor.hdocId : caller.host.institutionId
    const institution =
      shown === 0 ? null : await ctx.database.inInstitution(shown, findBranding, { readOnly: true })
    const own =
      actor &&
      (await ctx.database.inInstitution(actor.institutionId, (db) => getShown(db, actor.id), {
        readOnly: true,
      }))
    const deleteMode =
      actor && shown !== 0
        ? await ctx.database.inInstitution(shown, (db) => findDeleteMode(db, ctx.clock.now()), {
            readOnly: true,
          })
        : undefined
    const oidc = actor ? undefined : await ctx.database.inInstitution(shown, findButton, { readOnly: true })
    const demo = actor ? undefined : demoPeople(caller.host.institutionId)
    return {
      check: actor !== undefined,
      user: actor && own ? presentCurrentUser(actor, own, deleteMode?.until) : null,
      institution: institution ? seenFrom(caller.host, institution) : null,
      ...(oidc && { oidc }),
      ...(demo && { demo }),
    }
  }
}
