import type { AppError } from '@hdoc/contract/failures/errors.ts'
import { expect, test } from 'vitest'
import type { ZipEntry } from '../../../platform/files/recognise/zip-directory.ts'
import { isLeftBySystem, leadsOut, namesOf, pathKey } from './file-names.ts'
import { listArchive } from './list-archive.ts'
import { meantBy } from './match-name.ts'

test('a cell names its files once each, whatever strokes, case and cedillas it is written with', () => {
  expect(namesOf(' 1.pdf ;; 2019\\2.pdf;2019/2.PDF\n./1.pdf; ; ')).toEqual(['1.pdf', '2019\\2.pdf'])
  expect(namesOf('')).toEqual([])
  expect(pathKey('Acte\\Hotărâre ŞI Anexă.PDF')).toBe('acte/hotărâre și anexă.pdf')
})

test.each([
  ['acte/1.pdf', false],
  ['1..2.pdf', false],
  ['../1.pdf', true],
  ['a/../../1.pdf', true],
  ['a\\..\\1.pdf', true],
  ['/etc/1.pdf', true],
  ['C:\\1.pdf', true],
  ['\\\\srv\\1.pdf', true],
])('%s leads out of its archive: %s', (path, out) => {
  expect(leadsOut(path)).toBe(out)
})

test('what systems leave in archives is nobody’s', () => {
  expect(['__MACOSX/._1.pdf', 'a/.DS_Store', 'Thumbs.db'].every(isLeftBySystem)).toBe(true)
  expect(['a/1.pdf', 'MACOSX.pdf', 'nu desktop.ini.pdf'].some(isLeftBySystem)).toBe(false)
})

test('a whole path means its own file alone, among those whose path ends so', () => {
  const meant = (name: string, ...paths: string[]) =>
    meantBy(
      name,
      paths.map((path_key) => ({ path_key })),
    ).map(({ path_key }) => path_key)
  expect(meant('2.PDF', '2.pdf', '2019/2.pdf')).toEqual(['2.pdf', '2019/2.pdf'])
  expect(meant('2019/2.pdf', '2019/2.pdf', 'x/2019/2.pdf')).toEqual(['2019/2.pdf'])
  expect(meant('2019\\2.pdf', 'x/2019/2.pdf', 'y/2019/2.pdf')).toEqual(['x/2019/2.pdf', 'y/2019/2.pdf'])
  // The same path in two archives.
  expect(meant('2019/2.pdf', '2019/2.pdf', '2019/2.pdf')).toHaveLength(2)
  expect(meant('2020/2.pdf')).toEqual([])
})

const entry = (name: string, more: Partial<ZipEntry> = {}): ZipEntry => ({
  ...{ name, packedBytes: 10, unpackedBytes: 20, offset: 0, crc: 0, encrypted: false, unreadable: false },
  ...more,
})
const size = 1_000
const keysOf = (...entries: ZipEntry[]) =>
  listArchive(entries, { size }).map(({ problem }) => problem?.key ?? null)
const codeOf = (...entries: ZipEntry[]): string | undefined => {
  try {
    listArchive(entries, { size })
    return undefined
  } catch (error) {
    return (error as AppError).code
  }
}

test('the list of an archive tells which of its files cannot be taken', () => {
  expect(
    keysOf(
      entry('dosar/'),
      entry('bun.pdf'),
      entry('../rau.pdf'),
      entry('a\u0000.pdf'),
      entry('pdf.\u202Eexe.pdf'),
      entry(`${'x'.repeat(600)}.pdf`),
      entry('parola.pdf', { encrypted: true }),
      entry('hot\uFFFDr\uFFFDre.pdf', { unreadable: true }),
    ),
  ).toEqual([
    null,
    ...Array.from({ length: 4 }, () => 'import_file_path'),
    'import_file_password',
    'import_file_letters',
  ])
})

test('an archive whose files lie over each other, unpack to too much or stand elsewhere is refused whole', () => {
  expect(codeOf(entry('a/'))).toBe('FILE_EMPTY')
  expect(codeOf(entry('1', { packedBytes: 600 }), entry('2', { packedBytes: 600 }))).toBe(
    'IMPORT_ARCHIVE_BOMB',
  )
  expect(codeOf(entry('1', { unpackedBytes: 600 * 1024 * 1024 }))).toBe('IMPORT_ARCHIVE_BOMB')
  expect(codeOf(entry('1', { unpackedBytes: 0xffffffff }))).toBe('IMPORT_ARCHIVE_ZIP64')
  expect(codeOf(...Array.from({ length: 50_001 }, (_, n) => entry(`${n}`, { packedBytes: 0 })))).toBe(
    'IMPORT_ARCHIVE_FILES',
  )
  expect(codeOf(entry('1'))).toBeUndefined()
})

test('a path that is cut within a letter of two halves stays whole text', () => {
  const [listed] = listArchive([entry(`${'x'.repeat(499)}😀.pdf`)], { size })
  expect(listed?.path).toHaveLength(500)
  expect(listed?.path.isWellFormed()).toBe(true)
})
