import type { Text } from '../texts/languages.ts'
import type { PlacesOf } from '../texts/places.ts'
import { approvalProblems } from './problems/approval-problems.ts'
import { caseProblemTable } from './problems/case-problems.ts'
import { complaintProblemTable } from './problems/complaint-problems.ts'
import { dispatchProblemTable } from './problems/dispatch-problems.ts'
import { docTypeProblemTable } from './problems/doc-type-problems.ts'
import { formProblems } from './problems/form-problems.ts'
import { historyProblemTable } from './problems/history-problems.ts'
import { importProblemTable } from './problems/import-problems.ts'
import { institutionProblems } from './problems/institution-problems.ts'
import { issuerProblems } from './problems/issuer-problems.ts'
import { numberProblems } from './problems/number-problems.ts'
import { passwordProblems } from './problems/password-problems.ts'
import type { PatternProblem } from './problems/pattern-problems.ts'
import { portalProblems } from './problems/portal-problems.ts'
import { postProblemTable } from './problems/post-problems.ts'
import { printProblems } from './problems/print-problems.ts'
import { reportProblems } from './problems/report-problems.ts'
import { signatureProblemTable } from './problems/signature-problems.ts'
import { substituteProblemTable } from './problems/substitute-problems.ts'
import { templateProblemTable } from './problems/template-problems.ts'
import { valueProblems } from './problems/value-problems.ts'

/** Sentences under a field. */
export const validationTable = {
  ...valueProblems,
  ...reportProblems,
  too_short: { ro: 'Cel puțin {minimum de} caractere.', en: 'At least {minimum} characters.' },
  too_few: { ro: 'Alegeți cel puțin {minimum}.', en: 'Choose at least {minimum}.' },
  choice: { ro: 'Alegeți o valoare din listă: {values}.', en: 'Choose one of: {values}.' },
  date_passed: { ro: 'Alegeți o zi de mâine înainte.', en: 'Choose a day from tomorrow on.' },
  date_far: { ro: 'Alegeți o zi până la {date}.', en: 'Choose a day until {date}.' },
  no_mail_server: {
    ro: 'Serverul de e-mail nu este configurat: alegeți foaia tipărită.',
    en: 'No mail server is set up: choose the printed sheet.',
  },
  period: {
    ro: 'Alegeți o perioadă de cel mult cinci ani, cu prima zi înaintea ultimei.',
    en: 'Choose a period of at most five years, with its first day before the last.',
  },
  deadline_later: {
    ro: 'Noul termen trebuie să fie după cel de acum ({date}).',
    en: 'The new deadline has to be after the present one ({date}).',
  },
  deadline_past: {
    ro: 'Termenul nu poate fi înainte de data înregistrării ({date}).',
    en: 'The deadline cannot be before the day of registration ({date}).',
  },
  mention_blind: { ro: 'Nu poate citi comentariul: {name}.', en: 'Cannot read the comment: {name}.' },
  push_service: {
    ro: 'Browserul folosește un serviciu de notificări pe care HDoc nu îl cunoaște.',
    en: 'The browser uses a push service that HDoc does not know.',
  },
  no_group: { ro: 'Nu aveți un compartiment activ.', en: 'You have no active department.' },
  link_self: { ro: 'Alegeți alt document.', en: 'Choose another document.' },
  link_known: {
    ro: 'Documentele sunt deja conectate astfel.',
    en: 'The documents are connected like this already.',
  },
  link_contrary: {
    ro: 'Documentele sunt conectate deja invers: un document nu poate fi pentru altul ce este acela pentru el. Eliminați întâi conexiunea existentă.',
    en: 'The documents are connected the other way round: a document cannot be to another what that one is to it. Remove the present connection first.',
  },
  email: { ro: 'Adresa de e-mail nu este validă.', en: 'Email needs to be a valid address.' },
  phone: {
    ro: 'Introduceți un număr de telefon valid (ex. 07xx xxx xxx).',
    en: 'Enter a valid phone number.',
  },
  phone_abroad: {
    ro: 'Scrieți numărul cu prefixul țării (ex. +49 30 12345678).',
    en: 'Write the number with the prefix of its country (e.g. +49 30 12345678).',
  },
  email_mismatch: { ro: 'Cele două adrese de e-mail nu coincid.', en: 'The e-mail addresses do not match.' },
  username: {
    ro: 'Cel puțin 3 caractere: litere fără diacritice, cifre, punct, cratimă sau linie de subliniere.',
    en: 'At least 3 characters: letters without accents, digits, full stop, hyphen or underscore.',
  },
  agreement: {
    ro: 'Bifați acordul: fără el, cererea nu se poate trimite.',
    en: 'Tick the agreement: without it the request cannot be sent.',
  },
  terms: {
    ro: 'Bifați că ați citit informarea privind prelucrarea datelor.',
    en: 'Tick that you have read the information on data processing.',
  },
  pending_type: {
    ro: 'Alegeți tipul așteptării: până la o dată sau un număr de zile.',
    en: 'Choose the kind of waiting: until a date or for a number of days.',
  },
  view_cnp: {
    ro: 'O vizualizare nu păstrează CNP-uri: scoateți filtrul sau căutarea după CNP, apoi salvați.',
    en: 'A view does not keep a CNP: remove the filter or search by CNP, then save.',
  },
  ...issuerProblems,
  ...signatureProblemTable,
  onrc: {
    ro: 'Număr de registrul comerțului invalid (ex. J29/123/2020).',
    en: 'Invalid trade register number.',
  },
  not_for_person: { ro: 'Doar pentru persoane juridice.', en: 'Only for legal persons.' },
  not_for_company: { ro: 'Doar pentru persoane fizice.', en: 'Only for natural persons.' },
  scan_used: {
    ro: 'Scanarea a fost folosită între timp de altcineva.',
    en: 'The scan was used by somebody else meanwhile.',
  },
  scan_no_version: {
    ro: 'O scanare nu poate deveni versiune nouă a unui fișier. Atașați-o documentului ca fișier.',
    en: 'A scan cannot become a new version of a file. Attach it to the document as a file.',
  },
  scan_folder: {
    ro: 'Litere mici fără diacritice, cifre, punct, cratimă sau linie de subliniere; cel mult 40.',
    en: 'Small letters without accents, digits, full stop, hyphen or underscore; at most 40.',
  },
  taken: { ro: 'Există deja o înregistrare cu această valoare.', en: 'A record with this value exists.' },
  rows: { ro: 'Numărul de rânduri poate fi {values}.', en: 'The number of rows may be {values}.' },
  rows_needed: { ro: 'Lista are nevoie de un număr de rânduri.', en: 'The list needs a number of rows.' },
  page: { ro: 'Pagina este un număr de la 1 în sus.', en: 'The page is a number from 1 up.' },
  sort_column: {
    ro: 'Lista nu se poate sorta după „{column}”.',
    en: 'The list cannot be sorted by "{column}".',
  },
  sort_order: { ro: 'Ordinea poate fi asc sau desc.', en: 'The order may be asc or desc.' },
  filter_column: {
    ro: 'Lista nu se poate filtra după „{column}”.',
    en: 'The list cannot be filtered by "{column}".',
  },
  filter_mode: {
    ro: 'Filtrul „{mode}” nu se potrivește coloanei „{column}”.',
    en: 'Filter "{mode}" does not fit column "{column}".',
  },
  filter_value: {
    ro: 'Valoare nepotrivită pentru filtrul „{mode}”.',
    en: 'Unsuitable value for filter "{mode}".',
  },
  filter_operator: { ro: 'Operatorul poate fi and sau or.', en: 'The operator may be and or or.' },
  filter_count: { ro: 'Cel mult {maximum de} coloane filtrate.', en: 'At most {maximum} filtered columns.' },
  ...numberProblems,
  number_gap: {
    ro: 'Numerele nu se pot sări: în această serie urmează {least}.',
    en: 'Numbers cannot be skipped: the next one in this series is {least}.',
  },
  own_sight: {
    ro: 'Cu acest nivel nu ați mai vedea documentul.',
    en: 'With this level you would no longer see the document.',
  },
  reset_in_series: {
    ro: 'Resetarea se poate schimba doar înainte de primul număr al unei serii.',
    en: 'The reset can be changed only before the first number of a series.',
  },
  reason: { ro: 'Precizați motivul.', en: 'State the reason.' },
  not_yours_to_give: {
    ro: 'Nu puteți da ceea ce nu aveți: {names}.',
    en: 'You cannot give what you do not hold: {names}.',
  },
  exclusive_given: {
    ro: '„{right}” nu merge împreună cu „{other}”, care vine {source}.',
    en: '"{right}" does not go together with "{other}", which comes {source}.',
  },
  password_by_mail: {
    ro: 'Parola unui cont existent o alege numai persoana: trimiteți-i linkul prin e-mail.',
    en: 'Only the person chooses the password of an existing account: send them the link by e-mail.',
  },
  ...institutionProblems,
  email_same: {
    ro: 'Aceasta este deja adresa dumneavoastră.',
    en: 'This is your address already.',
  },
  ...passwordProblems,
  ...portalProblems,
  ...postProblemTable,
  ...printProblems,
  ...docTypeProblemTable,
  ...approvalProblems,
  ...caseProblemTable,
  ...substituteProblemTable,
  ...templateProblemTable,
  ...complaintProblemTable,
  ...formProblems,
  ...dispatchProblemTable,
  ...historyProblemTable,
  ...importProblemTable,
  exclusive_pair: {
    ro: 'Permisiunile „Repartizează sarcini” și „Repartizează sarcini doar sieși” nu pot fi alese împreună.',
    en: 'The permissions "Assigns tasks" and "Assigns tasks only to self" cannot be selected together.',
  },
  exclusive_for_people: {
    ro: 'Ar avea împreună „Repartizează sarcini” și „Repartizează sarcini doar sieși”: {names} (în total {count}).',
    en: 'These people would have both "Assigns tasks" and "Assigns tasks only to self": {names} (in all {count}).',
  },
  beyond_own: {
    ro: 'Nu puteți acorda drepturi pe care nu le aveți: {rights}.',
    en: 'You cannot give rights you do not hold: {rights}.',
  },
  role_of_members: {
    ro: 'În compartiment au rolul „{role}”: {names}.',
    en: 'The role "{role}" is held by people of the department: {names}.',
  },
  role_not_used: {
    ro: 'Compartimentul nu folosește acest rol.',
    en: 'The department does not use this role.',
  },
} as const satisfies Record<string, Text>

export type ValidationKey = keyof typeof validationTable | `pattern_${PatternProblem}`

/** Keys whose sentence needs no values. */
export type PlainValidationKey = {
  [Key in keyof typeof validationTable]: [PlacesOf<(typeof validationTable)[Key]>] extends [never]
    ? Key
    : never
}[keyof typeof validationTable]

/** For `.refine(…, invalid('cui'))`: the issue then carries the key of its sentence. */
export function invalid(
  key: PlainValidationKey | `pattern_${PatternProblem}`,
  path?: PropertyKey[],
): { message: string; params: { key: ValidationKey }; path?: PropertyKey[] } {
  return path ? { message: key, params: { key }, path } : { message: key, params: { key } }
}
