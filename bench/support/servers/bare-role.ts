import { databaseUrl } from '../../../server/src/app/embedded-postgres/database-urls.ts'
import type { BenchDatabase } from './start-cluster.ts'

/** The address of a role with the rights and settings of the program's own, that row security does not bind. */
export async function bareRole({ superuser, urls }: BenchDatabase): Promise<string> {
  await superuser.query(`create role hdoc_bare login bypassrls in role hdoc_app`)
  const { rows } = await superuser.query<{ wish: string }>(
    `select format('alter role hdoc_bare set %I = %L', split_part(one, '=', 1), substr(one, strpos(one, '=') + 1)) as wish
       from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) one
      where r.rolname = 'hdoc_app' and s.setdatabase = 0`,
  )
  for (const { wish } of rows) await superuser.query(wish)
  return databaseUrl(urls.app, new URL(urls.app).pathname.slice(1), 'hdoc_bare')
}
