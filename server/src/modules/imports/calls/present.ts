import {
  IMPORT_ARCHIVES,
  type ImportEntry,
  type ImportFiles,
} from '@hdoc/contract/imports/import-archives.ts'
import type { ImportDetail, ImportFinding, ImportRow } from '@hdoc/contract/imports/import-rows.ts'
import {
  DAYS_AN_IMPORT_IS_KEPT,
  importFailureTexts,
  isImportUnderWay,
} from '@hdoc/contract/imports/import-states.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import type { Language, Text } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import { figuresOfFiles } from '../archives/figures-of-files.ts'
import { faultText } from '../archives/file-problems.ts'
import type { ImportKind, KindForm } from '../kind/import-kind.ts'
import type { ArchiveRow, ShownEntry } from '../queries/archives.ts'
import type { FindingRow, Group, UnknownValue } from '../queries/findings.ts'
import type { ImportRecord } from '../queries/imports.ts'
import { canImport, canStart } from '../rights/policy.ts'
import { groupText } from './group-text.ts'

export const isUndoable = ({ state, made }: ImportRecord): boolean =>
  made > 0 && (state === 'done' || state === 'cancelled' || state === 'failed')

/** What it made is made, or taken back; nothing is unpacked any more. */
export const hasEnded = ({ state }: ImportRecord): boolean =>
  state !== 'draft' && state !== 'checked' && !isImportUnderWay(state)

/** All rows of all or nothing are made, and appear one batch after another: it can be undone later, and not stopped. */
export const isEnding = ({ state, mode, is_read }: ImportRecord): boolean =>
  state === 'running' && mode === 'all' && is_read

/** Files that a run brought and left out; what was taken back brought none. */
const filesOf = ({ state, made, files_taken, files_left }: ImportRecord) =>
  state === 'done' || made > 0 ? { files: files_taken, files_left } : { files: 0, files_left: 0 }

export const presentRow = (record: ImportRecord): ImportRow => ({
  id: record.id,
  kind: record.kind,
  state: record.state,
  file_name: record.file_name,
  begun_at: record.begun_at,
  begun_by: record.begun_by_name,
  ended_at: record.ended_at,
  counts: {
    rows: record.row_count,
    good: record.good,
    bad: record.bad,
    warned: record.warned,
    new: record.new_rows,
    update: record.updated_rows,
    skip: record.skipped_rows,
    made: record.made,
    ...filesOf(record),
  },
})

const plainText = ({ ro, en }: Text): Text => ({ ro, en })
const choicesOf = (choices: KindForm['options'][number]['choices']) =>
  choices ? choices.map(({ value, label }) => ({ value, label: plainText(label) })) : null

/** Seconds that the rows left will take at the speed so far; null while nothing can be said. */
function secondsLeft(record: ImportRecord, now: Date): number | null {
  const { state, step_at, passed, row_count, made, failure } = record
  if (!isImportUnderWay(state) || step_at === null || passed === 0 || failure === 'no_room') return null
  const total = state === 'undoing' ? passed + made : row_count
  if (total === null) return null
  const gone = (now.getTime() - new Date(step_at).getTime()) / 1000
  return Math.max(0, Math.ceil((gone / passed) * (total - passed)))
}

type About = {
  actor: Actor
  language: Language
  now: Date
  kind: ImportKind
  form: KindForm
  groups: readonly Group[]
  unknown: readonly UnknownValue[]
  /** Null where the kind takes no files, while a step is under way, and once the import is over. */
  files: { archives: readonly ArchiveRow[]; free: number } | null
  /** Bytes of one archive. */
  mostBytes: number
  /** Of an import that has ended: the rows whose update stands. */
  updated: number | undefined
}

const MEGABYTE = 1024 * 1024

function presentFiles({ files, mostBytes }: About, mayAdd: boolean): ImportFiles | null {
  if (!files) return null
  const { archives, free } = files
  return {
    archives: archives.map(({ id, name, size, files: count }) => ({ id, name, size, files: count })),
    ...figuresOfFiles(archives),
    free,
    max_file_mb: mostBytes / MEGABYTE,
    may_add: mayAdd && archives.length < IMPORT_ARCHIVES,
  }
}

export function presentDetail(record: ImportRecord, about: About): ImportDetail {
  const { actor, language, now, kind, form } = about
  const { encoding, delimiter, sheet } = record.reading
  const maySee = canImport(actor, record.kind).ok
  const mayStart = canStart(actor, record).ok && record.sha256 !== null
  const isOpen = record.state === 'draft' || record.state === 'checked'
  const files = presentFiles(about, mayStart && isOpen)
  const mayRun = mayStart && record.state === 'checked' && record.new_rows + record.updated_rows > 0
  const row = presentRow(record)
  return {
    ...row,
    counts: { ...row.counts, update: about.updated ?? row.counts.update },
    size: record.size,
    own: record.begun_by_institution_id === actor.institutionId && record.begun_by_id === actor.id,
    format: record.format,
    encoding: encoding ?? null,
    delimiter: delimiter ?? null,
    sheet: sheet ?? null,
    sheets: record.sheets,
    columns: record.column_names.map((name, place) => ({
      name,
      example: record.preview.map((cells) => cells[place] ?? '').find((cell) => cell !== '') ?? '',
    })),
    preview: record.preview,
    fields: form.fields.map(({ id, label, required, type, help, choices }) => ({
      id,
      label: plainText(label),
      required: required === true,
      type,
      help: help ? plainText(help) : null,
      choices: choicesOf(choices),
    })),
    options: form.options.map(({ id, label, help, type, required, choices }) => ({
      id,
      label: plainText(label),
      help: help ? plainText(help) : null,
      type,
      required: required === true,
      choices: choicesOf(choices),
    })),
    duplicates: [...kind.duplicates],
    mapping: record.mapping,
    remembered: record.remembered,
    mode: record.mode,
    done: record.passed,
    seconds_left: secondsLeft(record, now),
    check_seconds: record.check_ms === null ? null : record.check_ms / 1000,
    folded: record.folded,
    failure: record.failure && { code: record.failure, text: importFailureTexts[record.failure][language] },
    problems: about.groups
      .filter(({ level }) => level === 'error')
      .map(({ key, count }) => ({ key, count, text: groupText(key, language) })),
    unknown_values: [...about.unknown],
    files,
    kept_until:
      record.sha256 === null ? null : addDays(localDate(new Date(record.begun_at)), DAYS_AN_IMPORT_IS_KEPT),
    can: {
      check: mayStart && isOpen,
      run: mayRun,
      run_all: mayRun && record.bad === 0,
      cancel: maySee && (record.state === 'checking' || record.state === 'running') && !isEnding(record),
      undo: maySee && isUndoable(record),
      discard: maySee && isOpen,
      refused: maySee && record.bad > 0 && record.sha256 !== null && !isImportUnderWay(record.state),
    },
  }
}

/** Where the cell of a finding can be mended in the page: in a column of the file, and where no CNP was masked. */
function mendablePlace({ column, value }: FindingRow, columns: readonly string[]): number | null {
  const place = column === '' ? -1 : columns.indexOf(column)
  return place === -1 || value.includes('***') ? null : place
}

export const presentFinding = (
  finding: FindingRow,
  { column_names: columns }: Pick<ImportRecord, 'column_names'>,
  language: Language,
): ImportFinding => ({
  row: finding.row,
  level: finding.level,
  column: finding.column,
  place: mendablePlace(finding, columns),
  field: finding.field,
  value: finding.value,
  key: finding.problem.key,
  text: faultText(finding.problem, language),
})

export const presentEntry = (entry: ShownEntry, language: Language): ImportEntry => ({
  archive: entry.archive,
  path: entry.path,
  size: entry.size,
  text: entry.problem && faultText(entry.problem, language),
})
