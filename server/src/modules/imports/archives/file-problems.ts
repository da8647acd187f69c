import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { problemText } from '@hdoc/contract/failures/problem-text.ts'
import { fill, type Language, type Text, valuesIn } from '@hdoc/contract/texts/languages.ts'
import type { PlaceValue } from '@hdoc/contract/texts/places.ts'

/**
 * What may be wrong with the files of a row. Only the server says these: in the table of the contract every page with a form would
 * carry them.
 */
export const fileProblems = {
  import_file_missing: {
    ro: 'Fișier care nu este în nicio arhivă: „{name}”.',
    en: 'A file that is in none of the archives: "{name}".',
  },
  import_file_twice: {
    ro: 'Fișier care este în mai multe locuri: „{name}” ({places}). Scrieți-l cu dosarul lui sau scoateți unul.',
    en: 'A file that is in several places: "{name}" ({places}). Write it with its folder, or remove one of them.',
  },
  import_file_path: {
    ro: 'Fișier pe o cale care iese din arhivă sau are semne nepermise: „{name}”.',
    en: 'A file whose path leads out of the archive or has signs that are not allowed: "{name}".',
  },
  import_file_letters: {
    ro: 'Nume din arhivă cu litere care nu se pot citi: „{name}”. Refaceți arhiva cu nume UTF-8.',
    en: 'A name in the archive with letters that cannot be read: "{name}". Make the archive anew with UTF-8 names.',
  },
  import_file_password: {
    ro: 'Fișier cu parolă în arhivă: „{name}”.',
    en: 'A file with a password in the archive: "{name}".',
  },
  import_file_broken: {
    ro: 'Fișier deteriorat în arhivă: „{name}”.',
    en: 'A file that is damaged in the archive: "{name}".',
  },
  import_file_bomb: {
    ro: 'Fișier care se despachetează la prea mult: „{name}”.',
    en: 'A file that unpacks to too much: "{name}".',
  },
  import_file_refused: {
    ro: 'Fișier care nu se poate lua: „{name}”. {why}',
    en: 'A file that cannot be taken: "{name}". {why}',
  },
  import_files_many: {
    ro: 'Rând cu prea multe fișiere: cel mult {maximum}.',
    en: 'A row with too many files: at most {maximum}.',
  },
} as const satisfies Record<string, Text>

type FileProblemKey = keyof typeof fileProblems
export type FileProblem = {
  readonly key: FileProblemKey
  readonly values: Readonly<Record<string, PlaceValue>>
}

const isFileProblem = (problem: FieldProblem | FileProblem): problem is FileProblem =>
  Object.hasOwn(fileProblems, problem.key)

/** The sentence of what is wrong with a row, whether of a cell or of a file. */
export const faultText = (problem: FieldProblem | FileProblem, language: Language): string =>
  isFileProblem(problem)
    ? fill(fileProblems[problem.key][language], valuesIn(problem.values, language))
    : problemText(problem, language)
