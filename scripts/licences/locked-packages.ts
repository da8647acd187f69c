import { type NamedException, namedExceptions } from './allowed-licences.ts'
import { isAllowed } from './licence-expression.ts'

type LockEntry = {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
}
export type Lockfile = { packages: Record<string, LockEntry> }

export type LockedPackage = {
  readonly name: string
  readonly version: string
  /** Folder below the root, as the lockfile writes it. */
  readonly folder: string
  readonly declared: string
  readonly development: boolean
  /** Installed on some machines only (binaries of a system, optional packages). */
  readonly someMachines: boolean
}

/** Every package of the lockfile, our own workspaces left out, sorted by name and version. */
export function lockedPackages(lock: Lockfile): LockedPackage[] {
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.link)
    .map(([folder, entry]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      folder,
      declared: entry.license ?? '',
      development: entry.dev === true,
      someMachines: entry.optional === true || entry.os !== undefined || entry.cpu !== undefined,
    }))
    .filter(({ name }) => !name.startsWith('@hdoc/'))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

export function exceptionOf(one: LockedPackage): NamedException | undefined {
  return namedExceptions.find(
    ({ name, declared, developmentOnly }) =>
      name.test(one.name) && declared === one.declared && (!developmentOnly || one.development),
  )
}

export const licenceOf = (one: LockedPackage): string => exceptionOf(one)?.licence ?? one.declared

/** A sentence for every package whose licence is not allowed, and one when there is no package at all. */
export function refusedLicences(packages: readonly LockedPackage[], allowed: ReadonlySet<string>): string[] {
  if (packages.length === 0) return ['package-lock.json names no package; the check saw nothing.']
  return packages
    .filter((one) => !isAllowed(one.declared, allowed) && exceptionOf(one) === undefined)
    .map(
      ({ name, version, declared, development }) =>
        `${name}@${version} (${development ? 'development' : 'delivered'}): ${declared === '' ? 'no licence declared' : `licence ${declared}`} is not on the list in scripts/licences/allowed-licences.ts.`,
    )
}
