import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { Refusal } from '../../platform/refusal.ts'

/** The account that runs PostgreSQL when HDoc runs as root, because PostgreSQL refuses to run as root. */
export interface ServiceUser {
  uid: number
  gid: number
}

const OWN_ACCOUNT = 'hdoc-postgres'

function accounts(): Map<string, ServiceUser> {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const found = new Map<string, ServiceUser>()
  for (const line of lines) {
    const [name, , uid, gid] = line.split(':')
    if (name && Number(uid) > 0) found.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  return found
}

function createAccount(): void {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
    execFileSync('useradd', [...options, OWN_ACCOUNT], { stdio: 'ignore' })
  } catch {
    // The system has no useradd or is read-only; then `nobody` is used.
  }
}

/**
 * The account that runs PostgreSQL; undefined = the account of this process. For root it is the owner of an
 * existing cluster, else the account `postgres` or `hdoc-postgres`, else `hdoc-postgres` newly created, else
 * `nobody`. It must have a line in passwd, which initdb looks up.
 */
export function serviceUser(clusterDir: string | undefined): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const known = accounts()
  if (clusterDir !== undefined && existsSync(clusterDir)) {
    const { uid } = statSync(clusterDir)
    const owner = [...known.values()].find((user) => user.uid === uid)
    if (owner !== undefined) return owner
  }
  const existing = known.get('postgres') ?? known.get(OWN_ACCOUNT)
  if (existing !== undefined) return existing
  createAccount()
  const user = accounts().get(OWN_ACCOUNT) ?? known.get('nobody')
  if (user !== undefined) return user
  throw new Refusal({
    ro: 'PostgreSQL nu poate rula ca root și nu există alt cont: creați un cont de sistem cu numele „postgres”.',
    en: 'PostgreSQL cannot run as root and there is no other account: create a system account named "postgres".',
  })
}
