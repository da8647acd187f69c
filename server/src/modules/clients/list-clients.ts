import type { institutions } from '@hdoc/contract/clients/institutions.ts'
import { localDate } from '../../platform/clock.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { acrossClients } from './across-clients.ts'
import { presentClient } from './present.ts'
import { listClientOptions, listClients } from './queries/clients.ts'

type Calls = typeof institutions.calls

/** One page of all institutions. */
export function showClients(ctx: Ctx<Calls['list']>, { list }: InputOf<Calls['list']>) {
  return acrossClients(ctx, { action: 'client.listed', reason: 'Lista instituțiilor' }, async ({ db }) => {
    const { rows, total } = await listClients(db, list, localDate(ctx.clock.now()))
    const data = rows.map((row) => presentClient(row, ctx.actor, ctx.settings.baseDomain))
    return { clientId: 0, answer: { data, meta: metaOf(list, total, rows.length) } }
  })
}

/** Names of institutions for a picker. */
export function chooseClients(ctx: Ctx<Calls['options']>, { query }: InputOf<Calls['options']>) {
  return acrossClients(
    ctx,
    { action: 'client.listed', reason: 'Alegerea unei instituții' },
    async ({ db }) => ({
      clientId: 0,
      answer: await listClientOptions(db, query),
    }),
  )
}
