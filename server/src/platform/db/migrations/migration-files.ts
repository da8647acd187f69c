import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../env.ts'
import { Refusal } from '../../refusal.ts'

/** A migration that cannot be applied, or a database that does not belong to this code. */
export class MigrationError extends Refusal {}

export interface Migration {
  name: string
  text: string
  checksum: string
}

export const MIGRATIONS_DIR = join(PROJECT_DIR, 'server/migrations')

const NAME = /^(\d{4})_[a-z0-9_]+\.sql$/

/** The numbered SQL files of a folder, in their order. */
export function migrationFiles(directory: string): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = NAME.exec(name)?.[1]
    if (number === undefined || numbers.has(number)) {
      throw new MigrationError({
        ro: `Migrarea ${name} trebuie să aibă un nume de forma 0001_nume.sql, cu un număr pe care nu îl are alta.`,
        en: `The migration ${name} must be named like 0001_name.sql, with a number that no other one has.`,
      })
    }
    numbers.add(number)
    // Line ends depend on how the files were checked out, so they must not change the checksum.
    const text = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}
