import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../platform/refusal.ts'
import { reachable } from './reachable.ts'
import { type ServiceUser, serviceUser } from './service-user.ts'

/** Where the database lives and who runs it. */
export interface ClusterHome {
  /** Holds the cluster, its log and, when needed, a copy of the programs. */
  home: string
  clusterDir: string
  user: ServiceUser | undefined
}

const POINTER = 'postgres-location'
const OUTSIDE = '/var/lib/hdoc'

/**
 * Finds the folder of the database. It is the data folder itself, unless root keeps that where the service
 * user cannot go (under /root, say). Then it is a folder in /var/lib/hdoc, and the file
 * `postgres-location` in the data folder names it.
 */
export function clusterHome(dataDir: string): ClusterHome {
  const pointer = join(dataDir, POINTER)
  if (existsSync(pointer)) {
    const home = readFileSync(pointer, 'utf8').trim()
    if (!existsSync(home)) {
      throw new Refusal({
        ro: `Baza de date a dosarului ${dataDir} se află în ${home} (scrie în ${POINTER}), dar acel dosar nu mai există.`,
        en: `The database of the data folder ${dataDir} is in ${home} (says ${POINTER}), but that folder is gone.`,
      })
    }
    return { home, clusterDir: join(home, 'postgres'), user: serviceUser(join(home, 'postgres')) }
  }
  const inside = join(dataDir, 'postgres')
  const user = serviceUser(inside)
  // Other users may pass through the data folder but not list it. Private files inside have their own modes.
  if (user !== undefined) chmodSync(dataDir, 0o711)
  if (reachable(dataDir, user)) return { home: dataDir, clusterDir: inside, user }
  const home = join(OUTSIDE, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  mkdirSync(home, { recursive: true, mode: 0o711 })
  writeFileSync(pointer, `${home}\n`)
  return { home, clusterDir: join(home, 'postgres'), user }
}
