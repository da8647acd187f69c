import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ServiceUser } from './service-user.ts'

function maySearch(folder: string, user: ServiceUser): boolean {
  try {
    const { uid, gid, mode } = statSync(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    return (mode & bit) !== 0
  } catch {
    return false
  }
}

/** Whether the service user may pass through a folder and all above it; undefined = the user of this process. */
export function reachable(folder: string, user: ServiceUser | undefined): boolean {
  if (user === undefined) return true
  for (let current = folder; ; current = dirname(current)) {
    if (!maySearch(current, user)) return false
    if (current === dirname(current)) return true
  }
}
