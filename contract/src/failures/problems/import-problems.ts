import type { Text } from '../../texts/languages.ts'

/** Sentences about a row or a cell of an imported file. */
export const importProblemTable = {
  import_unknown_value: {
    ro: 'Valoarea nu se află în listă: alegeți ce înseamnă ea sau corectați rândul.',
    en: 'The value is not on the list: choose what it means, or mend the row.',
  },
  import_date: {
    ro: 'Nu este o dată din calendar, scrisă ca în restul coloanei.',
    en: 'This is no date of the calendar, written as in the rest of the column.',
  },
  import_boolean: { ro: 'Scrieți „da” sau „nu”.', en: 'Write "yes" or "no".' },
  import_formula: {
    ro: 'Celula are o formulă. Lipiți numai valoarea ei.',
    en: 'The cell has a formula. Paste its value only.',
  },
  import_cell_error: { ro: 'Celula are o eroare de calcul.', en: 'The cell has an error of calculation.' },
  import_control: {
    ro: 'Celula are semne care nu se pot scrie (de exemplu NUL).',
    en: 'The cell has signs that cannot be written (for example NUL).',
  },
  import_cell_long: {
    ro: 'Celula are peste {maximum de} semne.',
    en: 'The cell has over {maximum} signs.',
  },
  import_letters: {
    ro: 'Celula are litere care nu se pot citi: alegeți altă codificare a fișierului.',
    en: 'The cell has letters that cannot be read: choose another encoding of the file.',
  },
  import_too_many_cells: {
    ro: 'Rândul are mai multe celule decât capul de tabel.',
    en: 'The row has more cells than the head of the table.',
  },
  import_quote: {
    ro: 'Ghilimelele nu se închid.',
    en: 'The quotation marks are not closed.',
  },
  import_head_again: {
    ro: 'Rândul repetă capul de tabel.',
    en: 'The row repeats the head of the table.',
  },
  import_mended_cnp: {
    ro: 'Un CNP nu se scrie aici: corectați-l în fișierul rândurilor greșite.',
    en: 'A CNP is not written here: mend it in the file of the wrong rows.',
  },
  import_mended_rows: {
    ro: 'Aici se corectează cel mult {maximum de} rânduri; pe celelalte, în fișier.',
    en: 'At most {maximum} rows are mended here; the others in the file.',
  },
  import_same_row: { ro: 'Același lucru stă și la rândul {row}.', en: 'The same stands in row {row}.' },
  import_known: { ro: 'Există deja: {name}.', en: 'Exists already: {name}.' },
  import_known_twice: {
    ro: 'Există deja de mai multe ori ({count}): uniți întâi fișele.',
    en: 'Exists several times already ({count}): merge the entries first.',
  },
  import_alike: { ro: 'Seamănă cu: {name}.', en: 'Is similar to: {name}.' },
  import_name_unknown: {
    ro: 'Nu există cu acest nume: {names}.',
    en: 'There is none of this name: {names}.',
  },
} as const satisfies Record<string, Text>
