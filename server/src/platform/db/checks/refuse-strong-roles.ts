import type { DatabaseUrls } from '../../env.ts'
import { Refusal } from '../../refusal.ts'
import { openConnection } from '../open-connection.ts'

interface Strength {
  role: string
  superuser: boolean
  bypasses: boolean
  owns: boolean
  /** The roles of HDoc whose rights it has. */
  acts_as: string[]
}

const STRENGTH = `
  select current_user as role, rolsuper as superuser, rolbypassrls as bypasses,
    exists (
      select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and pg_has_role(current_user, relowner, 'usage')
    ) as owns,
    array(
      select ours.rolname::text from pg_roles ours
      where ours.rolname in ('hdoc_owner', 'hdoc_app', 'hdoc_platform', 'hdoc_worker')
        and pg_has_role(current_user, ours.oid, 'usage')
    ) as acts_as
  from pg_roles where rolname = current_user`

/** The role for which each setting is meant. */
const settings = [
  { setting: 'DATABASE_URL', part: 'app', meant: 'hdoc_app' },
  { setting: 'DATABASE_DIRECT_URL', part: 'direct', meant: 'hdoc_app' },
  { setting: 'DATABASE_WORKER_URL', part: 'worker', meant: 'hdoc_worker' },
  { setting: 'DATABASE_PLATFORM_URL', part: 'platform', meant: 'hdoc_platform' },
  { setting: 'DATABASE_OWNER_URL', part: 'owner', meant: 'hdoc_owner' },
] as const satisfies { setting: string; part: keyof DatabaseUrls; meant: string }[]

async function strengthOf(url: string): Promise<Strength | undefined> {
  const client = await openConnection(url)
  try {
    return (await client.query<Strength>(STRENGTH)).rows[0]
  } finally {
    await client.end()
  }
}

function refuse({ setting, meant }: (typeof settings)[number], strength: Strength | undefined): void {
  const role = strength?.role ?? ''
  const mayOwn = meant === 'hdoc_owner'
  if (!strength || strength.superuser || strength.bypasses || (strength.owns && !mayOwn))
    throw new Refusal({
      ro: `${setting} folosește rolul ${role}, care este superutilizator, ocolește protecția pe rânduri sau deține tabele: folosiți rolurile din deploy/roles.sql.`,
      en: `${setting} uses the role ${role}, which is a superuser, bypasses row security or owns tables: use the roles of deploy/roles.sql.`,
    })
  const isMeant = strength.acts_as.length === 1 && strength.acts_as[0] === meant
  if (isMeant) return
  throw new Refusal({
    ro: `${setting} folosește rolul ${role}, dar este pentru ${meant}: fiecare adresă are rolul ei din deploy/roles.sql.`,
    en: `${setting} uses the role ${role}, but is for ${meant}: each address has its own role of deploy/roles.sql.`,
  })
}

/**
 * Refuses a start when a role could see past row security or stands in the wrong setting. The
 * database isolates the institutions from each other, and the platform's role sees them all, so each
 * setting must have its own role.
 */
export async function refuseStrongRoles(urls: DatabaseUrls): Promise<void> {
  for (const one of settings) refuse(one, await strengthOf(urls[one.part]))
}
