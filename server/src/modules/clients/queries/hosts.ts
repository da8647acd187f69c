import type { InstitutionDetail } from '@hdoc/contract/clients/institution-values.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type HostKind = InstitutionDetail['hosts'][number]['kind']

export function listHosts(inside: TenantDb): Promise<InstitutionDetail['hosts']> {
  return inside.rows(sql<InstitutionDetail['hosts'][number]>`
    select host, kind from hosts where institution_id = ${inside.institutionId}
     order by array_position(array['internal', 'external', 'alias', 'default'], kind), host`)
}

/**
 * Takes a host name for an institution; false when another one has it. Of two that ask at the same moment,
 * the second waits until the first has committed.
 */
export async function claimHost(
  inside: TenantDb,
  host: { host: string; kind: HostKind; active_from: string; active_to: string | null },
): Promise<boolean> {
  const added = await inside.run(sql`
    insert into hosts (host, institution_id, kind, active_from, active_to)
    values (${host.host}, ${inside.institutionId}, ${host.kind}, ${host.active_from}, ${host.active_to}) on conflict (host) do nothing`)
  return added === 1
}

/** Frees the host names of an institution; the default ones of the demo stay. */
export function releaseHosts(inside: TenantDb): Promise<number> {
  return inside.run(
    sql`delete from hosts where institution_id = ${inside.institutionId} and kind in ('internal', 'external', 'alias')`,
  )
}
