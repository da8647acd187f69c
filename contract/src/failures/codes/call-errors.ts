import type { ErrorRow } from './error-row.ts'

/** Any call: hosts, rights, forms, files, versions, faults. */
export const callErrors = {
  VALIDATION: { status: 422, ro: 'Formularul conține erori.', en: 'There are errors in the form.' },
  UNAUTHENTICATED: { status: 401, ro: 'Trebuie să vă autentificați.', en: 'You need to sign in.' },
  FORBIDDEN: {
    status: 403,
    ro: 'Nu aveți dreptul necesar: {right}.',
    en: 'You lack the required right: {right}.',
  },
  NOT_FOUND: { status: 404, ro: 'Înregistrarea nu a fost găsită.', en: 'The record was not found.' },
  CALL_NOT_FOUND: { status: 404, ro: 'Această adresă nu există.', en: 'This address does not exist.' },
  BAD_REQUEST: { status: 400, ro: 'Cererea nu poate fi citită.', en: 'The request cannot be read.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    ro: 'Metoda nu este permisă aici.',
    en: 'The method is not allowed here.',
  },
  CSRF: {
    status: 419,
    ro: 'Sesiunea paginii a expirat. Încercați din nou.',
    en: 'The page session has expired. Try again.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    ro: 'Prea multe încercări. Încercați din nou peste {seconds de} secunde.',
    en: 'Too many attempts. Try again in {seconds} seconds.',
  },
  SORT_TOO_MANY: {
    status: 422,
    ro: 'Filtrați întâi lista: după această coloană se pot ordona cel mult {most} de rânduri, iar acum sunt {found}.',
    en: 'Filter the list first: at most {most} rows can be sorted by this column, and there are {found} now.',
  },
  REQUEST_SLOW: {
    status: 408,
    ro: 'Cererea nu a sosit la timp în întregime.',
    en: 'The request did not arrive in time as a whole.',
  },
  TOO_LARGE: { status: 413, ro: 'Cererea este prea mare.', en: 'The request is too large.' },
  file_too_big: {
    status: 413,
    ro: 'Fișierul este prea mare pentru a fi încărcat: maximum {mb} MB.',
    en: 'The file is too big to upload: at most {mb} MB.',
  },
  file_type: {
    status: 415,
    ro: 'Tip de fișier neacceptat. Se acceptă: {accepted}.',
    en: 'Invalid file type. Accepted: {accepted}.',
  },
  FILE_NO_EXTENSION: {
    status: 415,
    ro: 'Numele fișierului nu are extensie, de exemplu „cerere.pdf”. Se acceptă: {accepted}.',
    en: 'The file name has no extension, as in "request.pdf". Accepted: {accepted}.',
  },
  FILE_CONTENT: {
    status: 415,
    ro: 'Conținutul nu corespunde extensiei fișierului sau fișierul este deteriorat. Deschideți-l, salvați-l din nou și încărcați ce ați salvat.',
    en: 'The content does not match the extension of the file, or the file is damaged. Open it, save it again and upload what you saved.',
  },
  FILE_DAMAGED: {
    status: 500,
    ro: 'Fișierul păstrat lipsește sau nu mai este cel încărcat. Anunțați administratorul: poate fi adus dintr-o copie de siguranță.',
    en: 'The stored file is missing or no longer what was uploaded. Tell the administrator: it can be brought back from a backup.',
  },
  FILE_EMPTY: { status: 422, ro: 'Fișierul este gol.', en: 'The file is empty.' },
  STORAGE_FULL: {
    status: 507,
    ro: 'Serverul nu mai are spațiu de stocare. Înregistrarea documentelor este posibilă în continuare; fișierele se pot încărca după ce administratorul eliberează spațiu.',
    en: 'The server has no storage left. Documents can still be registered; files can be uploaded once its operator has made room.',
  },
  DATABASE_FULL: {
    status: 507,
    ro: 'Baza de date nu mai are spațiu de stocare. Nimic nu se poate salva până când administratorul eliberează spațiu.',
    en: 'The database has no storage left. Nothing can be saved until its operator has made room.',
  },
  UPLOADS_OF_PERSON: {
    status: 413,
    ro: 'Fișierele încărcate de dumneavoastră care așteaptă un document pot ocupa cel mult {mb} MB. Atașați-le sau renunțați la ele, apoi încercați din nou.',
    en: 'Files you have uploaded that wait for a document may take {mb} MB at most. Attach or discard them, then try again.',
  },
  UPLOADS_OF_INSTITUTION: {
    status: 413,
    ro: 'Fișierele încărcate în instituție care așteaptă un document pot ocupa cel mult {mb} MB. Atașați fișierele care așteaptă; cele neatașate se șterg după o zi.',
    en: 'Files uploaded in the institution that wait for a document may take {mb} MB at most. Attach those that wait; what is not attached goes after a day.',
  },
  PREVIEW_BUSY: {
    status: 503,
    ro: 'Se pregătesc prea multe previzualizări deodată. Încercați din nou peste câteva secunde.',
    en: 'Too many previews are being prepared at once. Try again in a few seconds.',
  },
  LIVE_FULL: {
    status: 503,
    ro: 'Serverul are prea multe pagini deschise ca să le actualizeze pe toate în direct. Încearcă din nou singur.',
    en: 'The server has too many open pages to keep all of them up to date. It tries again by itself.',
  },
  LIVE_TOO_MANY: {
    status: 429,
    ro: 'Contul dumneavoastră este deschis în prea multe locuri ca să fie actualizat în direct peste tot.',
    en: 'Your account is open in too many places to be kept up to date in all of them.',
  },
  FILE_NOT_SHOWN: {
    status: 422,
    ro: 'Fișierul nu se poate arăta în pagină. Descărcați-l.',
    en: 'The file cannot be shown in the page. Download it.',
  },
  PHOTO_NOT_CLEANED: {
    status: 422,
    ro: 'Din acest fișier nu se poate scoate locul fotografierii.',
    en: 'The place cannot be taken out of this file.',
  },
  no_company: { status: 403, ro: 'Nu ați selectat nicio instituție.', en: 'No hDoc company selected.' },
  select_client: {
    status: 403,
    ro: 'Nu aveți acces. Alegeți instituția și autentificați-vă din nou.',
    en: 'No access. Choose the institution and log in again.',
  },
  PLATFORM_ONLY: {
    status: 403,
    ro: 'Numai administratorii platformei HDoc pot face aceasta; administratorii unei instituții lucrează numai în instituția lor.',
    en: 'Only administrators of the HDoc platform can do this; administrators of an institution work in their institution alone.',
  },
  uknown_host: { status: 403, ro: 'Nume domeniu neacceptat!', en: 'Nume domeniu neacceptat!' },
  invalid_domain: { status: 403, ro: 'Nume domeniu neacceptat!', en: 'Nume domeniu neacceptat!' },
  admin_host: {
    status: 403,
    ro: 'Această pagină este a unei instituții. Alegeți instituția.',
    en: 'This page belongs to an institution. Choose the institution.',
  },
  STALE_VERSION: {
    status: 409,
    ro: 'Datele au fost schimbate între timp de {name}. Verificați ce s-a schimbat și salvați din nou.',
    en: 'The data was changed meanwhile by {name}. See what has changed and save again.',
  },
  CONFLICT: {
    status: 409,
    ro: 'Operația nu se potrivește cu starea actuală a datelor.',
    en: 'The operation does not fit the present state of the data.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    ro: 'Aceeași cheie de trimitere a fost folosită pentru alt conținut.',
    en: 'The same submission key was used for other content.',
  },
  IN_USE: {
    status: 409,
    ro: 'Nu se poate șterge: este folosit în alte înregistrări.',
    en: 'It cannot be deleted: other records use it.',
  },
  UNAVAILABLE: {
    status: 503,
    ro: 'Serviciul este ocupat sau oprit pentru moment. Încercați din nou peste câteva secunde.',
    en: 'The service is busy or briefly down. Try again in a few seconds.',
  },
  OUTCOME_UNKNOWN: {
    status: 503,
    ro: 'Baza de date nu a răspuns la timp și nu se știe dacă datele au fost salvate. Verificați acest lucru înainte de a repeta operațiunea.',
    en: 'The database did not answer in time, and it is not known whether the data was saved. Check that before you repeat the operation.',
  },
  TIMEOUT: {
    status: 503,
    ro: 'Căutarea durează prea mult. Restrângeți filtrele.',
    en: 'The search takes too long. Narrow the filters.',
  },
  INTERNAL: {
    status: 500,
    ro: 'Operațiune eșuată, vă rugăm încercați din nou.',
    en: 'Operation failed, please try again.',
  },
} as const satisfies Record<string, ErrorRow>
