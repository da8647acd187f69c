import type { Text } from '../texts/languages.ts'

/**
 * draft: the file is here, its columns are being chosen; checking: a dry run goes through it; checked: its findings are
 * there; running: rows are made; done: all rows went through; cancelled: a person stopped it, and the rows made before stay;
 * failed: it could not go on; undoing: what was made is taken back; undone: nothing of it is left.
 */
export const importStates = [
  'draft',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

export const importStateLabels: Readonly<Record<ImportState, Text>> = {
  draft: { ro: 'Început', en: 'Begun' },
  checking: { ro: 'Se verifică', en: 'Being checked' },
  checked: { ro: 'Verificat', en: 'Checked' },
  running: { ro: 'Se importă', en: 'Being imported' },
  done: { ro: 'Importat', en: 'Imported' },
  cancelled: { ro: 'Oprit', en: 'Stopped' },
  failed: { ro: 'Nereușit', en: 'Failed' },
  undoing: { ro: 'Se desface', en: 'Being undone' },
  undone: { ro: 'Desfăcut', en: 'Undone' },
}

/** States in which the worker has it in hand. */
export const isImportUnderWay = (state: ImportState): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing'

/** Why an import ended before its time, or, under way, waits: `no_room` goes on by itself. */
export const importFailures = ['rights', 'file', 'rows', 'held', 'no_room', 'error'] as const
export type ImportFailure = (typeof importFailures)[number]
export const importFailureTexts: Readonly<Record<ImportFailure, Text>> = {
  rights: {
    ro: 'Persoana care l-a pornit nu mai are dreptul de a importa.',
    en: 'The person who started it no longer has the right to import.',
  },
  file: { ro: 'Fișierul nu s-a putut citi până la capăt.', en: 'The file could not be read to its end.' },
  rows: {
    ro: 'Între verificare și import au apărut rânduri greșite; la „toate sau nimic” nu s-a păstrat niciunul.',
    en: 'Wrong rows appeared between check and import; with "all or nothing" none was kept.',
  },
  held: {
    ro: 'Importul nu s-a desfăcut, pentru că de unele rânduri depinde altceva; nu s-a luat înapoi nimic.',
    en: 'The import was not undone, because something depends on some of its rows; nothing was taken back.',
  },
  no_room: {
    ro: 'Pe discul serverului nu mai este spațiu pentru fișiere: importul așteaptă și continuă singur după ce administratorul serverului eliberează spațiu.',
    en: 'The disk of the server has no room left for files: the import waits, and goes on by itself once the operator of the server has made room.',
  },
  error: { ro: 'A apărut o eroare; încercați din nou.', en: 'An error occurred; try again.' },
}

/** Bytes of a file, its rows, its columns, and signs of one cell. */
export const IMPORT_FILE_BYTES = 200 * 1024 * 1024
export const IMPORT_ROWS = 200_000
export const IMPORT_COLUMNS = 200
export const IMPORT_CELL_SIGNS = 10_000
/** Signs of a value of the file that are shown. */
export const IMPORT_SHOWN_SIGNS = 100
/** Rows of one transaction. */
export const IMPORT_BATCH = 1_000
/** Days after which the file of an import and its findings are removed; the record of it stays. */
export const DAYS_AN_IMPORT_IS_KEPT = 30
