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
  APPROVAL_OPEN: {
    status: 409,
    ro: 'O cerere de aprobare sau semnare a documentului {document} nu s-a încheiat. Așteptați-o sau revocați-o.',
    en: 'A request to approve or sign the document {document} is not finished. Wait for it or revoke it.',
  },
  SIGNATURE_MISSING: {
    status: 409,
    ro: 'Documentul {document} are nevoie de semnătură („{type}”) înainte de a fi închis sau expediat.',
    en: 'The document {document} needs a signature ("{type}") before it is closed or dispatched.',
  },
  SIGNATURE_CHECKED: {
    status: 409,
    ro: 'Semnăturile electronice ale documentului {document} sunt în curs de verificare. Încercați din nou peste câteva clipe.',
    en: 'The electronic signatures of the document {document} are being checked. Try again in a few moments.',
  },
  SIGN_ON_PDF: {
    status: 409,
    ro: 'Pe ecran se semnează numai un PDF care nu este deja semnat electronic. Semnați pe hârtie și adăugați scanarea.',
    en: 'Only a PDF that is not signed electronically yet can be signed on the screen. Sign on paper and add the scan.',
  },
  SIGN_ELSEWHERE_PDF: {
    status: 409,
    ro: 'Cu programul propriu se semnează numai un PDF. Semnați pe hârtie și adăugați scanarea.',
    en: 'Only a PDF is signed with one’s own program. Sign on paper and add the scan.',
  },
  SIGNED_SAME_FILE: {
    status: 409,
    ro: 'Fișierul încărcat este chiar cel descărcat, fără nicio semnătură în plus. Semnați-l întâi cu programul dumneavoastră.',
    en: 'The uploaded file is the very one that was downloaded, without another signature. Sign it with your program first.',
  },
  SIGNED_NOT_INCREMENTAL: {
    status: 409,
    ro: 'Fișierul încărcat nu este versiunea de acum cu o semnătură adăugată: este altul, ori programul l-a scris din nou. Descărcați versiunea și semnați-o fără să o salvați altfel.',
    en: 'The uploaded file is not the present version with a signature added: it is another one, or the program wrote it anew. Download the version and sign it without saving it in another way.',
  },
  SIGNED_UNREADABLE: {
    status: 409,
    ro: 'Fișierul încărcat este deteriorat ori prea mare, așa că semnătura nu se poate verifica. Încărcați-l din nou.',
    en: 'The uploaded file is damaged or too large, so the signature cannot be checked. Upload it again.',
  },
  SIGNED_NO_SIGNATURE: {
    status: 409,
    ro: 'Fișierul încărcat nu cuprinde o semnătură electronică nouă.',
    en: 'The uploaded file holds no new electronic signature.',
  },
  SIGNED_NOT_VERIFIED: {
    status: 409,
    ro: 'Semnătura din fișierul încărcat nu se verifică: nu corespunde conținutului. Semnați din nou versiunea descărcată.',
    en: 'The signature in the uploaded file does not verify: it does not fit the content. Sign the downloaded version again.',
  },
  SIGNED_CHANGED_CONTENT: {
    status: 409,
    ro: 'În fișierul încărcat s-a schimbat și conținutul, nu s-a adăugat numai semnătura. Semnați versiunea descărcată, fără alte modificări.',
    en: 'The content of the uploaded file was changed too, not only a signature added. Sign the downloaded version without other changes.',
  },
  SIGNED_DOUBTFUL: {
    status: 409,
    ro: 'Semnătura din fișierul încărcat nu se primește. {why}',
    en: 'The signature in the uploaded file is not accepted. {why}',
  },
  SIGNED_WITH_SEAL: {
    status: 409,
    ro: 'Fișierul este sigilat cu certificatul instituției. Etapa cere semnătura unei persoane.',
    en: 'The file is sealed with the certificate of the institution. The step asks for the signature of a person.',
  },
  SIGNER_DIFFERS: {
    status: 409,
    ro: 'Certificatul este pe numele „{signer}”, iar dumneavoastră sunteți {person}. Dacă este al dumneavoastră, confirmați; confirmarea se păstrează.',
    en: 'The certificate bears the name "{signer}", and you are {person}. If it is yours, confirm that; the confirmation is kept.',
  },
} as const satisfies Record<string, ErrorRow>
