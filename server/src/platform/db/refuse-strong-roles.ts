import type { DatabaseUrls } from '../env.ts'
import { Refusal } from '../refusal.ts'
import { openConnection } from './open-connection.ts'

interface Strength {
  role: string
  superuser: boolean
  bypasses: boolean
  owns: boolean
}

const STRENGTH = `
  select current_user as role, rolsuper as superuser, rolbypassrls as bypasses,
    exists (
      select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and pg_has_role(current_user, relowner, 'usage')
    ) as owns
  from pg_roles where rolname = current_user`

async function refuseStrong(setting: string, url: string): Promise<void> {
  const client = await openConnection(url)
  try {
    const { rows } = await client.query<Strength>(STRENGTH)
    const strength = rows[0]
    if (strength && !strength.superuser && !strength.bypasses && !strength.owns) return
    const role = strength?.role ?? ''
    throw new Refusal({
      ro: `${setting} folosește rolul ${role}, care este superutilizator, ocolește protecția pe rânduri sau deține tabele: folosiți rolurile din deploy/roles.sql.`,
      en: `${setting} uses the role ${role}, which is a superuser, bypasses row security or owns tables: use the roles of deploy/roles.sql.`,
    })
  } finally {
    await client.end()
  }
}

/**
 * Refuses to start on roles that could see past row security: isolation of the institutions is the database's work.
 * Only the owner's address, used for migrations alone, may own tables.
 */
export async function refuseStrongRoles(urls: DatabaseUrls): Promise<void> {
  await refuseStrong('DATABASE_URL', urls.app)
  await refuseStrong('DATABASE_PLATFORM_URL', urls.platform)
  await refuseStrong('DATABASE_WORKER_URL', urls.worker)
}
