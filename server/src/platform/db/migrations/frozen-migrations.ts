import type { Migration } from './migration-files.ts'

/**
 * Lists the checksums of committed migrations. They never change, because
 * databases with data went through them.
 */
export const FROZEN_FILE = 'frozen.txt'

const LINE = /^([0-9a-f]{64}) {2}(\S+)$/

function readFrozen(list: string): Map<string, string> {
  const lines = list.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [, checksum, name] = LINE.exec(line) ?? []
      if (checksum === undefined || name === undefined) throw new Error(`${FROZEN_FILE}: "${line}"`)
      return [name, checksum]
    }),
  )
}

/**
 * Adds the migrations that the list lacks. A line it has keeps its checksum, even when the file was changed.
 */
export function freeze(list: string, files: readonly Migration[]): string {
  const frozen = readFrozen(list)
  for (const { name, checksum } of files) if (!frozen.has(name)) frozen.set(name, checksum)
  const lines = [...frozen].sort(([a], [b]) => (a < b ? -1 : 1))
  return lines.map(([name, checksum]) => `${checksum}  ${name}\n`).join('')
}

/** One sentence for each migration that differs from the list, has vanished, or is not on the list. */
export function frozenProblems(list: string, files: readonly Migration[]): string[] {
  const frozen = readFrozen(list)
  const present = new Set(files.map(({ name }) => name))
  return [
    ...[...frozen.keys()]
      .filter((name) => !present.has(name))
      .map((name) => `${name} is frozen and vanished`),
    ...files.flatMap(({ name, checksum }) => {
      if (!frozen.has(name)) return `${name} is not in ${FROZEN_FILE}: run npm run generate`
      return frozen.get(name) === checksum ? [] : `${name} is frozen and was changed: write a new migration`
    }),
  ]
}
