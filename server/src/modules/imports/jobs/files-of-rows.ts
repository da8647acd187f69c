import { AppError, errorMessage } from '@hdoc/contract/failures/errors.ts'
import { IMPORT_FILES_OF_A_ROW } from '@hdoc/contract/imports/import-archives.ts'
import { type EntryFault, entryBytes } from '../../../platform/files/archive/entry-bytes.ts'
import { type ReceivedFile, receiveFile } from '../../../platform/files/receive/receive-file.ts'
import { tryFile } from '../../../platform/files/receive/try-file.ts'
import { namesOf, pathKey } from '../archives/file-names.ts'
import type { FileProblem } from '../archives/file-problems.ts'
import { meantBy } from '../archives/match-name.ts'
import { NoRoomForFile, roomForFiles } from '../archives/room-for-files.ts'
import type { RowProblem } from '../kind/import-kind.ts'
import type { Mapped } from '../map/map-row.ts'
import { type EntryRow, findEntries, type MetEntry } from '../queries/archives.ts'
import type { ImportRecord } from '../queries/imports.ts'
import type { ImportWork } from './import-work.ts'

/** What rows of a batch name beside the table: their files, what is wrong with them, and what a check met in the archives. */
export type FilesOfRows = {
  problems: ReadonlyMap<number, readonly RowProblem[]>
  files: ReadonlyMap<number, readonly ReceivedFile[]>
  met: readonly MetEntry[]
  /** How many files each row names. */
  named: ReadonlyMap<number, number>
}
const noFiles: FilesOfRows = { problems: new Map(), files: new Map(), met: [], named: new Map() }

const faultKeys = {
  broken: 'import_file_broken',
  bomb: 'import_file_bomb',
  password: 'import_file_password',
} as const

/** What is wrong with one entry, found while it is unpacked. */
class EntryError extends Error {
  readonly fault: EntryFault
  constructor(fault: EntryFault) {
    super(fault)
    this.fault = fault
  }
}

const MEGABYTE = 1024 * 1024
/** How many places of one name are told. */
const SHOWN_PLACES = 3

const refused = (name: string, { code, values }: AppError): FileProblem => ({
  key: 'import_file_refused',
  values: { name, why: { ro: errorMessage(code, 'ro', values), en: errorMessage(code, 'en', values) } },
})

const placeOf = ({ archive_id, place }: EntryRow): string => `${archive_id} ${place}`

type Outcome = { file: ReceivedFile | null; problem: FileProblem | null }

/** Unpacks an entry: for a run it is received as any other file, for a check it is only tried. */
async function unpack(ctx: ImportWork, entry: EntryRow, isRun: boolean): Promise<Outcome> {
  const { limits } = ctx.settings
  const stored = {
    offset: entry.at_byte,
    packedBytes: entry.packed,
    unpackedBytes: entry.unpacked,
    crc: entry.crc,
  }
  if (entry.unpacked > limits.fileBytes) {
    const tooBig = new AppError('file_too_big', { mb: limits.fileBytes / MEGABYTE })
    return { file: null, problem: refused(entry.path, tooBig) }
  }
  const bytes = entryBytes(ctx.files, entry, stored, {
    mostBytes: limits.fileBytes,
    fault: (fault) => new EntryError(fault),
  })
  const rules = { fileName: entry.path, limitBytes: limits.fileBytes }
  try {
    if (isRun) return { file: await receiveFile(ctx.files, bytes, rules), problem: null }
    await tryFile(ctx.files, bytes, rules)
    return { file: null, problem: null }
  } catch (error) {
    if (error instanceof EntryError)
      return { file: null, problem: { key: faultKeys[error.fault], values: { name: entry.path } } }
    // What is wrong with the stored archive itself ends the import.
    if (!(error instanceof AppError) || error.code === 'FILE_DAMAGED') throw error
    return { file: null, problem: refused(entry.path, error) }
  }
}

/** Which of the entries that a name may mean is taken, or why none is. */
function oneOf(name: string, found: readonly EntryRow[]): EntryRow | FileProblem {
  const [entry] = found
  if (!entry) return { key: 'import_file_missing', values: { name } }
  if (found.length === 1) return entry
  const places = found
    .slice(0, SHOWN_PLACES)
    .map(({ archive, path }) => `${archive}: ${path}`)
    .join('; ')
  return { key: 'import_file_twice', values: { name, places } }
}

type Naming = { row: number; names: readonly string[] }

/** Throws before anything is unpacked when the files that some rows name do not all fit on the disk. */
async function refuseWithoutRoom(
  { settings }: ImportWork,
  rows: readonly Naming[],
  byName: ReadonlyMap<string, readonly EntryRow[]>,
): Promise<void> {
  const wanted = new Map<string, number>()
  for (const name of rows.flatMap(({ names }) => names)) {
    const one = oneOf(name, meantBy(name, byName.get(pathKey(name)) ?? []))
    if ('key' in one || one.problem !== null || one.unpacked > settings.limits.fileBytes) continue
    wanted.set(placeOf(one), one.unpacked)
  }
  const bytes = [...wanted.values()].reduce((sum, one) => sum + one, 0)
  if (bytes > 0 && bytes > (await roomForFiles(settings))) throw new NoRoomForFile()
}

/**
 * Finds the files that rows name in the archives of their import. A check tries each once, and a run takes it in before the transaction
 * of its rows, so that nothing is locked meanwhile; that transaction names them all, also those of rows that it refuses or skips.
 */
export async function filesOfRows(
  ctx: ImportWork,
  field: string | undefined,
  record: ImportRecord,
  rows: readonly Mapped[],
): Promise<FilesOfRows> {
  if (field === undefined) return noFiles
  const naming = rows
    .map(({ row, values, problems }) => ({ row, names: namesOf(values[field] ?? ''), problems }))
    .filter(({ names }) => names.length > 0)
  const counts = new Map(naming.map(({ row, names }) => [row, names.length]))
  const named = naming.filter(({ problems }) => problems.length === 0)
  if (named.length === 0) return { ...noFiles, named: counts }
  const isRun = record.state === 'running'
  const keys = [...new Set(named.flatMap(({ names }) => names.map(pathKey)))]
  const entries = await ctx.tx((db) => findEntries(db, record.id, keys), { readOnly: true })
  const byName = Map.groupBy(entries, (entry) => entry.asked)

  if (isRun) await refuseWithoutRoom(ctx, named, byName)
  const met = new Map<string, EntryRow>()
  const outcomes = new Map<string, Outcome>()
  const outcomeOf = async (entry: EntryRow): Promise<Outcome> => {
    const known = outcomes.get(placeOf(entry))
    if (known) return known
    ctx.signal.throwIfAborted()
    const isKnown = entry.problem !== null || (entry.tried && !isRun)
    const outcome = isKnown ? { file: null, problem: entry.problem } : await unpack(ctx, entry, isRun)
    outcomes.set(placeOf(entry), outcome)
    return outcome
  }

  const problems = new Map<number, RowProblem[]>()
  const files = new Map<number, ReceivedFile[]>()
  for (const { row, names } of named) {
    const told: RowProblem[] = []
    const taken: ReceivedFile[] = []
    if (names.length > IMPORT_FILES_OF_A_ROW)
      told.push({ field, problem: { key: 'import_files_many', values: { maximum: IMPORT_FILES_OF_A_ROW } } })
    else
      for (const name of names) {
        const found = meantBy(name, byName.get(pathKey(name)) ?? [])
        for (const entry of found) met.set(placeOf(entry), entry)
        const one = oneOf(name, found)
        const { file, problem } = 'key' in one ? { file: null, problem: one } : await outcomeOf(one)
        if (problem) told.push({ field, problem })
        if (file) taken.push(file)
      }
    if (told.length > 0) problems.set(row, told)
    if (taken.length > 0) files.set(row, taken)
  }
  const noted = [...met].map(([key, entry]) => {
    const { archive_id, place } = entry
    const outcome = outcomes.get(key)
    return {
      archive_id,
      place,
      problem: outcome ? outcome.problem : entry.problem,
      tried: outcome !== undefined || entry.tried,
    }
  })
  return { problems, files, met: noted, named: counts }
}

/** Files of one batch of a kind that takes files: a stop, or a crash, costs their unpacking at most. */
const FILES_AT_ONCE = 100

/** Rows in parts that name at most so many files; a row that names more stands alone. */
export function partsByFiles<R extends Pick<Mapped, 'values'>>(
  rows: readonly R[],
  field: string | undefined,
): R[][] {
  const parts: R[][] = []
  let part: R[] = []
  let files = 0
  for (const row of rows) {
    const more = field === undefined ? 0 : namesOf(row.values[field] ?? '').length
    if (part.length > 0 && files + more > FILES_AT_ONCE) {
      parts.push(part)
      part = []
      files = 0
    }
    part.push(row)
    files += more
  }
  if (part.length > 0) parts.push(part)
  return parts
}
