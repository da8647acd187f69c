import { localDate, systemClock } from '../../server/src/platform/clock.ts'
import { testSecrets } from '../../server/test/database/test-secrets.ts'
import type { Filled } from '../../server/test/load/fill-institution.ts'
import { fillRegistry } from '../../server/test/load/fill-registry.ts'
import { sealIssuers } from '../../server/test/load/seal-issuers.ts'
import { tell } from './figures/print-table.ts'
import type { BenchCluster, BenchDatabase } from './servers/start-cluster.ts'

/** What stands on a database that is filled to its end. */
async function filledBefore({ superuser }: BenchDatabase): Promise<Filled | undefined> {
  const { rows } = await superuser.query<{ filled: string | null }>(
    `select shobj_description(oid, 'pg_database') as filled from pg_database where datname = current_database()`,
  )
  return rows[0]?.filled ? (JSON.parse(rows[0].filled) as Filled) : undefined
}

/** A database with a registry of so many documents; `isVaried`: with all of their fields. In a kept folder it is filled once. */
export async function filledDatabase(
  cluster: BenchCluster,
  documents: number,
  isVaried = false,
): Promise<BenchDatabase & { filled: Filled }> {
  const called = `documents_${documents}${isVaried ? '_varied' : ''}`
  const database = await cluster.database(called)
  const { superuser } = database
  const before = await filledBefore(database)
  if (before !== undefined) return { ...database, filled: before }
  const start = performance.now()
  const filled = await fillRegistry(superuser, documents, localDate(systemClock.now()), isVaried)
  await sealIssuers(superuser, filled.institutionId, testSecrets)
  await superuser.query('vacuum analyze issuers')
  await superuser.query(
    `comment on database "${called}" is ${superuser.escapeLiteral(JSON.stringify(filled))}`,
  )
  tell(`${documents} documents made in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  return { ...database, filled }
}

/**
 * How many documents a clerk sees, worked out row by row from the rule, without counters or indexes of ours; and how
 * many of them only by name or department.
 */
export async function countSeen(
  { superuser, filled }: BenchDatabase & { filled: Filled },
  userId: number,
  status?: number,
): Promise<{ all: number; outside: number }> {
  const { rows } = await superuser.query<{ all: string; outside: string }>(
    `with person as (
       select $2::bigint as id, array(select group_id from group_members where institution_id = $1 and user_id = $2) as groups),
     seen as (
       select d.*, d.access_level <= 2 and (
                not exists (select from register_access r where r.institution_id = d.institution_id and r.register_id = d.register_id)
                or exists (select from register_access r, person p where r.institution_id = d.institution_id
                              and r.register_id = d.register_id and r.can_see and (r.user_id = p.id or r.group_id = any(p.groups)))) as by_register
         from documents d where d.institution_id = $1
          and ($3::integer is null or case when d.status = 3 and d.deadline_on < (now() at time zone 'Europe/Bucharest')::date then 4 else d.status end = $3))
     select count(*) as all, count(*) filter (where not by_register) as outside
       from seen d, person p
      where by_register or d.registered_by_id = p.id or (d.access_level <= 3 and d.group_id = any(p.groups))`,
    [filled.institutionId, userId, status ?? null],
  )
  return { all: Number(rows[0]?.all), outside: Number(rows[0]?.outside) }
}
