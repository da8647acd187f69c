import type { ErrorRow } from './error-row.ts'

/** Requests for approval and their steps. `approval_revoke` is the specification's. */
export const approvalErrors = {
  approval_revoke: {
    status: 409,
    ro: 'Revocarea solicitării de aprobare a eșuat. {by}: „{status}”.',
    en: 'Approval revoke failed. {by}: "{status}".',
  },
  APPROVAL_STEP_OVER: {
    status: 409,
    ro: 'Etapa are deja starea „{status}” ({by}).',
    en: 'The step has the status "{status}" already ({by}).',
  },
  APPROVAL_NOT_TURN: {
    status: 409,
    ro: 'Nu este încă rândul acestei etape: se așteaptă {who}.',
    en: 'It is not the turn of this step yet: {who} comes first.',
  },
  APPROVAL_OF_ANOTHER: {
    status: 403,
    ro: 'Etapa este a altei persoane: {who}.',
    en: 'The step is another person’s: {who}.',
  },
  APPROVAL_OTHER_TASK: {
    status: 409,
    ro: 'În această etapă: {task}.',
    en: 'In this step: {task}.',
  },
  APPROVAL_OTHER_BYTES: {
    status: 409,
    ro: 'Fișierul s-a schimbat de când l-ați privit. Deschideți-l din nou.',
    en: 'The file has changed since you looked at it. Open it again.',
  },
  APPROVAL_FILE_BUSY: {
    status: 409,
    ro: 'Pentru acest fișier este deja o cerere neîncheiată, de la {by}.',
    en: 'There is an unfinished request for this file already, by {by}.',
  },
  APPROVAL_OPEN_IN_CASE: {
    status: 409,
    ro: 'Dosarul nu poate fi închis: o cerere de aprobare sau semnare a documentului {document} nu s-a încheiat. Așteptați-o sau revocați-o.',
    en: 'The case cannot be closed: a request to approve or sign the document {document} is not finished. Wait for it or revoke it.',
  },
  SIGNATURE_MISSING: {
    status: 409,
    ro: 'Dosarul nu poate fi închis: documentul {document} are nevoie de semnătură („{type}”).',
    en: 'The case cannot be closed: the document {document} needs a signature ("{type}").',
  },
  SIGN_ON_PDF: {
    status: 409,
    ro: 'Pe ecran se semnează numai un PDF care nu este deja semnat electronic. Semnați pe hârtie și adăugați scanarea.',
    en: 'Only a PDF that is not signed electronically yet can be signed on the screen. Sign on paper and add the scan.',
  },
} as const satisfies Record<string, ErrorRow>
