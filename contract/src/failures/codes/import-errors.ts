import type { ErrorRow } from './error-row.ts'

/** Imports. */
export const importErrors = {
  IMPORT_PERSON: {
    status: 403,
    ro: 'Importurile le pornește o persoană a instituției.',
    en: 'Imports are started by a person of the institution.',
  },
  IMPORT_FILE_TYPE: {
    status: 422,
    ro: 'Se importă fișiere CSV, TSV, TXT și XLSX.',
    en: 'Files of type CSV, TSV, TXT and XLSX can be imported.',
  },
  IMPORT_FILE_LARGE: {
    status: 413,
    ro: 'Un import are cel mult {mb} MB. Împărțiți fișierul.',
    en: 'An import has at most {mb} MB. Split the file.',
  },
  IMPORT_FILE_EMPTY: {
    status: 422,
    ro: 'Fișierul nu are niciun rând sub capul de tabel.',
    en: 'The file has no row below the head of the table.',
  },
  IMPORT_FILE_BROKEN: {
    status: 422,
    ro: 'Fișierul este deteriorat sau are parolă și nu se poate citi.',
    en: 'The file is damaged or has a password and cannot be read.',
  },
  IMPORT_FILE_BOMB: {
    status: 422,
    ro: 'Fișierul se despachetează la prea mult. Salvați-l ca CSV sau împărțiți-l.',
    en: 'The file unpacks to too much. Save it as CSV, or split it.',
  },
  IMPORT_ARCHIVE_FILES: {
    status: 422,
    ro: 'Arhiva are peste {maximum de} fișiere: împărțiți-o.',
    en: 'The archive has over {maximum} files: split it.',
  },
  IMPORT_ARCHIVE_LIST: {
    status: 422,
    ro: 'Arhiva are prea multe fișiere sau nume prea lungi: lista ei trece de {mb} MB. Împărțiți-o.',
    en: 'The archive has too many files, or names that are too long: its list is over {mb} MB. Split it.',
  },
  IMPORT_ARCHIVES_OF_INSTITUTION: {
    status: 413,
    ro: 'Arhivele importurilor neîncheiate ale instituției pot ocupa cel mult {mb} MB. Porniți importurile începute, ștergeți din arhivele lor sau renunțați la ele.',
    en: 'Archives of imports of the institution that have not ended may take {mb} MB at most. Run the imports that were begun, remove some of their archives, or discard them.',
  },
  IMPORT_ARCHIVE_ZIP64: {
    status: 422,
    ro: 'Arhiva este de tip ZIP64: refaceți-o în părți mai mici (sub 4 GB și sub 65.535 de fișiere).',
    en: 'The archive is a ZIP64: make it anew in smaller parts (below 4 GB and below 65,535 files).',
  },
  IMPORT_ARCHIVE_BOMB: {
    status: 422,
    ro: 'Arhiva se despachetează la prea mult: împărțiți-o.',
    en: 'The archive unpacks to too much: split it.',
  },
  IMPORT_FILE_BINARY: {
    status: 422,
    ro: 'Fișierul nu este un tabel scris ca text.',
    en: 'The file is not a table written as text.',
  },
  IMPORT_COLUMNS: {
    status: 422,
    ro: 'Fișierul are peste {maximum de} coloane.',
    en: 'The file has over {maximum} columns.',
  },
  IMPORT_ROWS: {
    status: 422,
    ro: 'Fișierul are peste {maximum de} rânduri. Împărțiți-l.',
    en: 'The file has over {maximum} rows. Split it.',
  },
  IMPORT_HEAD_EMPTY: {
    status: 422,
    ro: 'Primul rând cu conținut trebuie să fie capul de tabel, cu numele coloanelor.',
    en: 'The first row with contents has to be the head of the table, with the names of the columns.',
  },
  IMPORT_HEAD_TWICE: {
    status: 422,
    ro: 'Două coloane au același nume: „{name}”.',
    en: 'Two columns have the same name: "{name}".',
  },
  IMPORT_SHEET: {
    status: 422,
    ro: 'Registrul de calcul nu are această foaie.',
    en: 'The workbook has no such sheet.',
  },
  IMPORT_STATE: {
    status: 409,
    ro: 'Importul este între timp în altă stare: {state}.',
    en: 'The import is in another state meanwhile: {state}.',
  },
  IMPORT_BAD_ROWS: {
    status: 409,
    ro: 'Nu se pot importa toate: {count de} rânduri sunt greșite.',
    en: 'Not all can be imported: {count} rows are wrong.',
  },
  IMPORT_NO_ROWS: {
    status: 409,
    ro: 'Niciun rând nu se poate importa.',
    en: 'No row can be imported.',
  },
  IMPORT_OTHER: {
    status: 409,
    ro: 'Importul l-a început altcineva: numai acea persoană îl verifică și îl pornește.',
    en: 'Somebody else began the import: only that person checks and starts it.',
  },
  IMPORT_FIELDS: {
    status: 422,
    ro: 'Alegeți coloane sau valori pentru: {names}.',
    en: 'Choose columns or values for: {names}.',
  },
  IMPORT_ENDING: {
    status: 409,
    ro: 'Toate rândurile sunt gata și apar acum; importul nu mai poate fi oprit. Îl puteți desface după ce se încheie.',
    en: 'All rows are made and appear now; the import can no longer be stopped. You can undo it once it has ended.',
  },
  IMPORT_BESIDE: {
    status: 409,
    ro: 'Se lucrează la alt import al instituției („{name}”), iar unul dintre ele este „toate sau nimic”. Porniți-l după ce se încheie celălalt.',
    en: 'Another import of the institution is under way ("{name}"), and one of the two is "all or nothing". Start this one when the other has ended.',
  },
  IMPORT_HELD: {
    status: 409,
    ro: 'Importul nu se poate desface: de {count de} rânduri depinde altceva.',
    en: 'The import cannot be undone: something depends on {count} rows.',
  },
  IMPORT_FILE_GONE: {
    status: 409,
    ro: 'Fișierul importului a fost șters după {days de} zile.',
    en: 'The file of the import was removed after {days} days.',
  },
} as const satisfies Record<string, ErrorRow>
