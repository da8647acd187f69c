import { fill, type Language, type Text } from './languages.ts'

type ErrorRow = { readonly status: number } & Text

/**
 * Every failure a call may answer with: HTTP status and the sentence in both languages.
 * The spelling of `uknown_host` and the Romanian sentence of both domain errors are the specification's;
 * the web compares them literally, so their Romanian text is used in English too.
 */
export const errorTable = {
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
    ro: 'Sesiunea paginii a expirat. Reîncărcați pagina și încercați din nou.',
    en: 'The page session has expired. Reload the page and try again.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    ro: 'Prea multe încercări. Încercați din nou peste {seconds} de secunde.',
    en: 'Too many attempts. Try again in {seconds} seconds.',
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
  PICTURE_UNREADABLE: {
    status: 422,
    ro: 'Imaginea nu poate fi citită: fișierul este incomplet sau deteriorat.',
    en: 'The picture cannot be read: the file is incomplete or damaged.',
  },
  PICTURE_TOO_LARGE: {
    status: 422,
    ro: 'Imaginea are prea mulți pixeli: maximum {megapixels} de megapixeli.',
    en: 'The picture has too many pixels: at most {megapixels} megapixels.',
  },
  FILE_EMPTY: { status: 422, ro: 'Fișierul este gol.', en: 'The file is empty.' },
  LOGIN_FAILED: {
    status: 422,
    ro: 'Utilizatorul sau parola nu sunt corecte.',
    en: 'The user name or the password is not correct.',
  },
  IDENTITY_NEEDS_PASSWORD: {
    status: 409,
    ro: 'Nu aveți o parolă: fără contul furnizorului nu ați mai putea intra. Alegeți întâi o parolă.',
    en: 'You have no password: without the provider’s account you could not sign in. Choose a password first.',
  },
  company_not_found: {
    status: 404,
    ro: 'Nu s-au găsit informații despre firmă pentru acest CUI.',
    en: 'Company info not found for the cui.',
  },
  no_company: { status: 403, ro: 'Nu ați selectat nicio instituție.', en: 'No hDoc company selected.' },
  select_client: {
    status: 403,
    ro: 'Nu aveți acces. Alegeți instituția și autentificați-vă din nou.',
    en: 'No access. Choose the institution and log in again.',
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
    ro: 'Datele au fost schimbate între timp de {name}. Reîncărcați și refaceți modificarea.',
    en: 'The data was changed meanwhile by {name}. Reload and repeat your change.',
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
  NAME_TAKEN: {
    status: 422,
    ro: 'Există deja o înregistrare cu această valoare.',
    en: 'A record with this value exists.',
  },
  NUMBER_ALREADY_GIVEN: {
    status: 422,
    ro: 'Numărul {number} a fost deja dat; cel mai mic posibil este {least}.',
    en: 'Number {number} was already given; the least possible one is {least}.',
  },
  REGISTER_CLOSED: { status: 422, ro: 'Registrul este închis.', en: 'The register is closed.' },
  REGISTER_FULL: {
    status: 422,
    ro: 'Seria registrului este completă: ultimul număr permis a fost dat.',
    en: 'The series of the register is full: its last number was given.',
  },
  REGISTER_CATEGORY: {
    status: 422,
    ro: 'Registrul nu primește documente din această categorie.',
    en: 'The register does not take documents of this category.',
  },
  REGISTER_SECONDARY: {
    status: 422,
    ro: 'Un registru secundar dă doar numere suplimentare; alegeți un registru principal.',
    en: 'A secondary register gives further numbers only; choose a main register.',
  },
  REGISTER_NO_ACCESS: {
    status: 422,
    ro: 'Nu aveți dreptul să înregistrați în acest registru.',
    en: 'You may not register in this register.',
  },
  DOCUMENT_ANNULLED: {
    status: 409,
    ro: 'Documentul este anulat și nu mai poate fi schimbat.',
    en: 'The document is annulled and cannot be changed any more.',
  },
  DELETE_MODE_OFF: {
    status: 403,
    ro: 'Ștergerea documentelor de test nu este pornită pentru dumneavoastră.',
    en: 'Deleting test documents is not switched on for you.',
  },
  ACTING_REFUSED: {
    status: 403,
    ro: 'Nu puteți face aceasta cât timp lucrați în numele altui utilizator.',
    en: 'You cannot do this while acting as another user.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    ro: 'Instituția cere un al doilea factor de autentificare. Activați-l din profil ca să continuați.',
    en: 'The institution requires a second factor. Set it up in your profile to go on.',
  },
  ACT_AS_HIGHER: {
    status: 403,
    ro: 'Nu puteți lucra în numele acestei persoane: are drepturi pe care dumneavoastră nu le aveți.',
    en: 'You cannot act as this person: they hold rights that you do not.',
  },
  ACT_AS_SELF: {
    status: 409,
    ro: 'Lucrați deja în nume propriu.',
    en: 'You are already working as yourself.',
  },
  ACTING_ENDED: {
    status: 403,
    ro: 'Nu mai lucrați în numele altui utilizator: timpul a trecut sau dreptul a fost retras.',
    en: 'You are no longer acting as another user: the time is over or the right was withdrawn.',
  },
  SECOND_FACTOR_WRONG: {
    status: 422,
    ro: 'Codul nu este corect. Verificați codul și ora telefonului.',
    en: 'The code is not correct. Check the code and the clock of your phone.',
  },
  SECOND_FACTOR_USED: {
    status: 422,
    ro: 'Codul a fost deja folosit. Așteptați codul următor.',
    en: 'The code was used already. Wait for the next one.',
  },
  LOGIN_STEP_ENDED: {
    status: 422,
    ro: 'Autentificarea a durat prea mult sau au fost prea multe încercări. Începeți din nou cu parola.',
    en: 'Signing in took too long, or there were too many attempts. Start again with the password.',
  },
  PASSKEY_REFUSED: {
    status: 422,
    ro: 'Cheia de acces nu a fost acceptată. Încercați din nou sau folosiți parola.',
    en: 'The passkey was not accepted. Try again, or use the password.',
  },
  PROOF_NEEDED: {
    status: 422,
    ro: 'Confirmați cu parola sau cu un cod nou din aplicația de autentificare.',
    en: 'Confirm with your password or with a fresh code of the authenticator app.',
  },
  PROOF_WRONG: {
    status: 422,
    ro: 'Parola sau codul nu sunt corecte.',
    en: 'The password or the code is not correct.',
  },
  LAST_SECOND_FACTOR: {
    status: 409,
    ro: 'Instituția cere un al doilea factor. Adăugați altul înainte de a-l elimina pe acesta.',
    en: 'The institution requires a second factor. Add another one before you remove this one.',
  },
  ADMIN_ONLY: {
    status: 403,
    ro: 'Numai un administrator poate face aceasta pentru un administrator.',
    en: 'Only an administrator can do this for an administrator.',
  },
  LAST_ADMIN: {
    status: 409,
    ro: 'Este ultimul administrator activ: numiți întâi altul.',
    en: 'This is the last active administrator: appoint another one first.',
  },
  USER_SELF: {
    status: 409,
    ro: 'Nu vă puteți dezactiva propriul cont.',
    en: 'You cannot deactivate your own account.',
  },
  USER_HIGHER: {
    status: 403,
    ro: 'Persoana are drepturi pe care dumneavoastră nu le aveți; cereți unui administrator.',
    en: 'This person holds rights that you do not; ask an administrator.',
  },
  USER_ALREADY_ACTIVE: {
    status: 409,
    ro: 'Contul este deja activ.',
    en: 'The account is active already.',
  },
  USER_ALREADY_INACTIVE: {
    status: 409,
    ro: 'Contul este dezactivat.',
    en: 'The account is deactivated.',
  },
  USER_INVITED: {
    status: 409,
    ro: 'Persoana nu și-a ales încă parola; retrimiteți invitația.',
    en: 'This person has not chosen a password yet; send the invitation again.',
  },
  USER_WAITS: {
    status: 409,
    ro: 'Cererea de cont așteaptă încă: acceptați-o sau respingeți-o.',
    en: 'The request for an account still waits: accept it or refuse it.',
  },
  USER_REFUSED: {
    status: 409,
    ro: 'Cererea de cont a acestei persoane a fost respinsă.',
    en: 'The request of this person for an account was refused.',
  },
  GROUP_MEMBER_ALREADY: {
    status: 409,
    ro: 'Face deja parte din compartiment.',
    en: 'Belongs to the department already.',
  },
  RIGHTS_EXCLUDE: {
    status: 409,
    ro: 'Ar avea două drepturi care se exclud: repartizarea sarcinilor, și numai sieși.',
    en: 'Would hold two rights that exclude each other: assigning tasks, and only to oneself.',
  },
  NOT_ACTING: {
    status: 409,
    ro: 'Nu lucrați în numele altui utilizator.',
    en: 'You are not acting as another user.',
  },
  LINK_INVALID: {
    status: 404,
    ro: 'Linkul nu este valabil: a expirat, a fost folosit sau a fost înlocuit de unul mai nou.',
    en: 'The link is not valid: it has expired, was used, or was replaced by a newer one.',
  },
  SIGNUP_CLOSED: {
    status: 403,
    ro: 'Instituția nu primește cereri de cont. Adresați-vă instituției.',
    en: 'The institution does not take requests for accounts. Please ask the institution.',
  },
  NOT_WAITING: {
    status: 409,
    ro: 'Persoana nu mai așteaptă o decizie: starea contului s-a schimbat între timp.',
    en: 'The person no longer waits for a decision: the state of the account has changed meanwhile.',
  },
  TRACKING_NOT_FOUND: {
    status: 404,
    ro: 'Codul de urmărire nu există. Verificați codul de pe dovada de înregistrare.',
    en: 'The tracking code does not exist. Check the code on the registration receipt.',
  },
  HELD: {
    status: 409,
    ro: 'Nu se poate șterge: îl au {names} (în total {count}).',
    en: 'It cannot be deleted: it is held by {names} (in all {count}).',
  },
  FIXED_ROLE: {
    status: 409,
    ro: 'Rolul „{name}” este al programului: nu se redenumește și nu se șterge.',
    en: 'The role "{name}" belongs to the program: it is neither renamed nor deleted.',
  },
  OWN_RIGHTS: {
    status: 403,
    ro: 'Nu vă puteți schimba propriile drepturi. Cereți altui administrator.',
    en: 'You cannot change your own rights. Ask another administrator.',
  },
  UNAVAILABLE: {
    status: 503,
    ro: 'Serviciul este ocupat sau oprit pentru moment. Încercați din nou peste câteva secunde.',
    en: 'The service is busy or briefly down. Try again in a few seconds.',
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

export type ErrorCode = keyof typeof errorTable

/** Failure body of every call (product rule: `message` in the caller's language, `errors` by field). */
export type Failure = {
  success: false
  code: ErrorCode
  message: string
  errors?: Record<string, string[]>
  request_id?: string
  isadm?: 0 | 1
  /** 403 only: the missing right, so that the page can explain itself. */
  missing?: string
  /** 403 only: roles of the institution that carry the missing right. */
  carried_by?: string[]
  /** 409 only: fields that somebody else changed meanwhile. */
  changed?: string[]
}

export function errorMessage(code: ErrorCode, language: Language, values?: Record<string, unknown>): string {
  return fill(errorTable[code][language], values)
}

/** The one exception of the product: a code of the table, values for its sentence, errors by field. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly values: Record<string, unknown>
  readonly fields: Record<string, FieldProblem[]> | undefined
  readonly retryAfterSeconds: number | undefined
  constructor(
    code: ErrorCode,
    values: Record<string, unknown> = {},
    extra: { fields?: Record<string, FieldProblem[]>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: extra.cause })
    this.name = 'AppError'
    this.code = code
    this.values = values
    this.fields = extra.fields
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

/** A problem of one field: a key of the validation table, or a code of the error table, with its values. */
export type FieldProblem = { readonly key: string; readonly values?: Record<string, unknown> }
