import type { OfficeType } from './read-office.ts'
import type { Parts } from './unzip.ts'

const has = (parts: Parts, names: RegExp, marks: RegExp): boolean =>
  parts.names.some((name) => names.test(name) && marks.test(parts.read(name) ?? ''))

const WORD_PARTS = /^word\/[^/]+\.xml$/i
const WORD_MARKS = /<w:(?:del|ins|moveFrom|moveTo|comment)[\s/>]/
const ODF_PARTS = /^(?:content|styles)\.xml$/
const ODF_MARKS =
  /<(?:text:changed-region|office:annotation|table:(?:cell-content-change|insertion|deletion|movement))[\s/>]/
const SHEET_NOTES = /^xl\/(?:comments|threadedComments|revisions)/i

const holds: Partial<Record<OfficeType, (parts: Parts) => boolean>> = {
  docx: (parts) => has(parts, WORD_PARTS, WORD_MARKS),
  odt: (parts) => has(parts, ODF_PARTS, ODF_MARKS),
  ods: (parts) => has(parts, ODF_PARTS, ODF_MARKS),
  xlsx: (parts) =>
    parts.names.some((name) => SHEET_NOTES.test(name)) ||
    has(parts, /^xl\/workbook\.xml$/, /\sstate\s*=\s*["']veryHidden["']/),
}

/** Whether an office file holds tracked changes, comments or sheets that no menu shows: they go along with it unseen. */
export const holdsUnseen = (parts: Parts, type: OfficeType): boolean => holds[type]?.(parts) ?? false
