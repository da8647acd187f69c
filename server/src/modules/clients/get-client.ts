import type { institutions } from '@hdoc/contract/clients/institutions.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../platform/auth/grant.ts'
import { localDate } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { Ctx, InputOf, StaffCtx } from '../../platform/http/context.ts'
import { acrossClients } from './across-clients.ts'
import { canEditClient } from './policy.ts'
import { presentClient, presentDetail } from './present.ts'
import { type EditableClient, findClient, getClientFacts } from './queries/clients.ts'
import { listHosts } from './queries/hosts.ts'

type Call = typeof institutions.calls.get

export async function getClient(
  ctx: Pick<StaffCtx, 'clock' | 'actor'>,
  db: TenantDb,
  id: number,
): Promise<EditableClient> {
  const row = await findClient(db, id, localDate(ctx.clock.now()))
  if (!row) throw new AppError('NOT_FOUND')
  return grant('client.edit', row, canEditClient(ctx.actor))
}

/** One institution with how much it keeps and when it was last used. */
export function showClient(ctx: Ctx<Call>, { params }: InputOf<Call>) {
  return acrossClients(
    ctx,
    { action: 'client.viewed', reason: 'Pagina instituției' },
    async ({ db, inside }) => {
      const row = await getClient(ctx, db, params.id)
      const facts = await getClientFacts(db, row.id)
      const hosts = await listHosts(inside(row.id))
      return {
        clientId: row.id,
        answer: presentDetail(presentClient(row, ctx.actor, ctx.settings.baseDomain), facts, hosts),
      }
    },
  )
}
