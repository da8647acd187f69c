import type { DatabaseUrls } from '../../platform/env.ts'

/** The address of another database of the same server, as the same or another role. */
export function databaseUrl(serverUrl: string, database: string, role?: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${encodeURIComponent(database)}`
  if (role !== undefined) {
    url.username = role
    url.password = ''
  }
  return url.toString()
}

/**
 * The addresses of one database for each role, on a server that asks no password
 * of those who reach its socket.
 */
export function roleUrls(serverUrl: string, database: string): DatabaseUrls {
  const as = (role: string): string => databaseUrl(serverUrl, database, role)
  return {
    app: as('hdoc_app'),
    owner: as('hdoc_owner'),
    platform: as('hdoc_platform'),
    worker: as('hdoc_worker'),
    direct: as('hdoc_app'),
  }
}

/** The address of a server that listens on a socket in `runtimeDir` only. */
export function socketUrl(runtimeDir: string, role: string, database: string): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(runtimeDir)}`
}
