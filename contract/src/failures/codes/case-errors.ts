import type { ErrorRow } from './error-row.ts'

/** Cases and their shares. */
export const caseErrors = {
  DOCUMENT_IN_CASE: {
    status: 409,
    ro: 'Documentul se lucrează în dosarul {number}: starea, repartizarea și termenul se schimbă din dosar.',
    en: 'The document is worked on in the case {number}: its status, assignment and deadline are changed from the case.',
  },
  DOCUMENT_IN_OTHER_CASE: {
    status: 409,
    ro: 'Documentul {document} se lucrează deja într-un dosar deschis: {number}.',
    en: 'The document {document} is already worked on in an open case: {number}.',
  },
  CASE_CLOSED: {
    status: 409,
    ro: 'Dosarul este închis. Redeschideți-l întâi.',
    en: 'The case is closed. Reopen it first.',
  },
  CASE_FULL: {
    status: 409,
    ro: 'Dosarul {number} are deja {most de} documente, numărul maxim. Deschideți alt dosar.',
    en: 'The case {number} has {most} documents already, as many as a case can have. Open another one.',
  },
  GROUP_HAS_WORK: {
    status: 409,
    ro: 'Compartimentul lucrează la dosare deschise: {numbers} (în total {count}). Predați-le întâi altui compartiment, sau încheiați-le.',
    en: 'The department works on open cases: {numbers} (in all {count}). Hand them over to another department first, or end them.',
  },
  CASE_HIDES_DOCUMENTS: {
    status: 409,
    ro: 'Dosarul {number} are documente la care nu aveți acces. Îl poate conexa cine le vede pe toate.',
    en: 'The case {number} has documents that you do not see. Whoever sees all of them can join it.',
  },
  CASE_OPEN: { status: 409, ro: 'Dosarul este deja deschis.', en: 'The case is open already.' },
  SHARE_STATUS: {
    status: 409,
    ro: 'Repartizarea are starea „{status}”, iar acțiunea nu se potrivește cu ea.',
    en: 'The share has the status "{status}", which this action does not fit.',
  },
  SHARE_OF_ANOTHER: {
    status: 403,
    ro: 'Lucrarea este la {who}.',
    en: 'The work lies with {who}.',
  },
  case_assignment: {
    status: 409,
    ro: 'Predarea către alt compartiment prin repartizarea dosarului nu este permisă.',
    en: 'Transfer to another group via case assignment is not allowed',
  },
  CASE_PARTS_OPEN: {
    status: 409,
    ro: 'Responsabilul încheie ultimul. Nu și-au încheiat partea: {groups}.',
    en: 'Who is in charge closes last. These have not closed their part: {groups}.',
  },
  LEAD_CLOSES_LAST: {
    status: 409,
    ro: 'Compartimentul răspunde de dosar: partea lui se încheie închizând dosarul.',
    en: 'The department is in charge of the case: its part ends by closing the case.',
  },
  GIVING_EMPTY: {
    status: 422,
    ro: 'Niciun dosar ales nu se poate repartiza așa.',
    en: 'None of the chosen cases can be assigned like this.',
  },
  CLOSING_EMPTY: {
    status: 422,
    ro: 'Niciun dosar ales nu se poate închide așa.',
    en: 'None of the chosen cases can be closed like this.',
  },
  CLOSING_UNDO_OVER: {
    status: 409,
    ro: 'Închiderea mai multor dosare se poate anula numai în primele {minutes de} minute.',
    en: 'The closing of several cases can be undone in the first {minutes} minutes only.',
  },
  CASE_AWAITS_DATA: {
    status: 409,
    ro: 'Se așteaptă completări de la petent: dosarul se închide separat.',
    en: 'The citizen was asked for more: close the case by itself.',
  },
  GIVING_UNDO_OVER: {
    status: 409,
    ro: 'O repartizare se poate anula numai în primele {minutes de} minute.',
    en: 'An assignment can be undone in the first {minutes} minutes only.',
  },
  ORIGIN_STAYS: {
    status: 409,
    ro: 'Documentul de origine rămâne în dosar.',
    en: 'The document the case began with stays in it.',
  },
  DATA_REQUEST_WAITING: {
    status: 409,
    ro: 'Dosarul așteaptă deja completări. Așteptați-le sau retrageți întâi solicitarea.',
    en: 'The case waits for data already. Wait for them, or take that request back first.',
  },
  DATA_REQUEST_OVER: {
    status: 409,
    ro: 'Solicitarea s-a încheiat: {state}.',
    en: 'The request is over: {state}.',
  },
  DATA_REQUEST_ON_PAPER: {
    status: 409,
    ro: 'Solicitarea a fost dată pe hârtie; nu are o adresă de e-mail.',
    en: 'The request was given on paper; it has no e-mail address.',
  },
  DATA_REQUEST_NO_MAIL: {
    status: 409,
    ro: 'Serverul de e-mail nu este configurat: dați petentului foaia tipărită.',
    en: 'No mail server is set up: give the citizen the printed sheet.',
  },
  DATA_REQUEST_SENDS: {
    status: 409,
    ro: 'Cu această legătură s-a trimis deja de {most de} ori. Aduceți restul la registratura instituției.',
    en: 'This link has been used to send {most} times already. Bring the rest to the registry of the institution.',
  },
  DATA_REQUEST_UNKNOWN: {
    status: 404,
    ro: 'Legătura nu este bună: verificați că ați copiat-o întreagă.',
    en: 'The link is not right: check that you copied all of it.',
  },
  DATA_REQUEST_FULL: {
    status: 409,
    ro: 'Se pot trimite cel mult {most de} fișiere.',
    en: 'At most {most} files can be sent.',
  },
  DATA_REQUEST_EMPTY: {
    status: 422,
    ro: 'Nu este nimic de trimis: adăugați un fișier sau scrieți un răspuns.',
    en: 'There is nothing to send: add a file or write an answer.',
  },
  CASE_NUMBER_REPEATS: {
    status: 409,
    ro: 'Numărul de dosar „{number}” a fost deja dat în {year}. Un administrator alege alt model pentru numerele dosarelor.',
    en: 'The case number "{number}" was given already in {year}. An administrator chooses another pattern for the numbers of cases.',
  },
} as const satisfies Record<string, ErrorRow>
