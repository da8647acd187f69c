import type { ErrorRow } from './error-row.ts'

/** What keeps an entry of the gazette from being changed or published, and a heading from being moved. */
export const gazetteErrors = {
  GAZETTE_STATE: {
    status: 409,
    ro: 'Actul are starea „{state}”, iar acțiunea nu se potrivește cu ea.',
    en: 'The entry has the state "{state}", which this action does not fit.',
  },
  GAZETTE_ERASED: {
    status: 409,
    ro: 'Conținutul actului a fost șters definitiv.',
    en: 'The words and files of the entry have been erased for good.',
  },
  GAZETTE_CORRECTED: {
    status: 409,
    ro: 'Actul are deja o republicare corectată. Corectați-o pe aceea.',
    en: 'The entry has been republished already. Correct that one.',
  },
  GAZETTE_OWN: {
    status: 409,
    ro: 'Actul îl publică altă persoană decât cea care l-a pregătit.',
    en: 'The entry is published by somebody else than who prepared it.',
  },
  GAZETTE_NO_FILE: {
    status: 422,
    ro: 'Adăugați cel puțin un fișier sau scrieți textul actului.',
    en: 'Add at least one file or write the text of the act.',
  },
  GAZETTE_LOOK: {
    status: 409,
    ro: 'Uitați-vă încă o dată la datele personale găsite: actul s-a schimbat sau nu le-ați confirmat.',
    en: 'Look once more at the personal data that were found: the entry has changed, or you have not confirmed them.',
  },
  GAZETTE_FILE_KIND: {
    status: 422,
    ro: 'În Monitorul Oficial Local se publică fișiere PDF, DOCX, XLSX, ODT și ODS: „{name}” este de alt fel.',
    en: 'The gazette takes PDF, DOCX, XLSX, ODT and ODS files: "{name}" is of another kind.',
  },
  GAZETTE_FILE_UNREADABLE: {
    status: 422,
    ro: 'Nu s-a putut face copia fără semnături a fișierului „{name}”: este protejat, deteriorat sau prea mare.',
    en: 'The copy without signatures of "{name}" could not be made: it is protected, damaged or too large.',
  },
  GAZETTE_FILE_UNSEEN: {
    status: 422,
    ro: '„{name}” conține modificări urmărite, comentarii sau foi pe care niciun meniu nu le arată; toate s-ar publica odată cu el. Acceptați modificările și ștergeți comentariile, sau publicați un PDF.',
    en: '"{name}" holds tracked changes, comments or sheets that no menu shows, which would be published with it. Accept the changes and delete the comments, or publish a PDF.',
  },
  GAZETTE_TOO_MANY_FILES: {
    status: 422,
    ro: 'Un act are cel mult {most de} fișiere.',
    en: 'An entry has at most {most} files.',
  },
  GAZETTE_HEADING_USED: {
    status: 409,
    ro: 'Rubrica are acte sau alte rubrici sub ea și nu poate fi ștearsă. Mutați-le întâi.',
    en: 'The heading has entries or other headings under it and cannot be removed. Move them first.',
  },
  GAZETTE_HEADING_LAW: {
    status: 409,
    ro: 'Cele șase rubrici ale legii nu se redenumesc, nu se mută și nu se șterg.',
    en: 'The six headings of the law are neither renamed nor moved nor removed.',
  },
  GAZETTE_HEADING_PLACE: {
    status: 422,
    ro: 'O rubrică nu poate sta sub ea însăși și nici mai adânc de {most} niveluri.',
    en: 'A heading cannot stand under itself, nor deeper than {most} levels.',
  },
  GAZETTE_TOO_MANY_HEADINGS: {
    status: 422,
    ro: 'O instituție are cel mult {most de} rubrici.',
    en: 'An institution has at most {most} headings.',
  },
} as const satisfies Record<string, ErrorRow>
