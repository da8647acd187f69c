import type { ErrorRow } from './error-row.ts'

/** Certificates, sealing and trusted lists. */
export const signatureErrors = {
  CERTIFICATE_MISSING: {
    status: 409,
    ro: 'Instituția nu are un certificat cu care să sigileze. Administratorul îl încarcă la Setări, Securitate.',
    en: 'The institution has no certificate to seal with. The administrator uploads it at Settings, Security.',
  },
  CERTIFICATE_NOT_VALID: {
    status: 409,
    ro: 'Certificatul instituției nu este valabil acum (valabil de la {from} până la {until}).',
    en: 'The certificate of the institution is not valid now (valid from {from} to {until}).',
  },
  CERTIFICATE_LOST: {
    status: 409,
    ro: 'Cheia certificatului nu se mai deschide cu secretul instalării. Încărcați certificatul din nou.',
    en: 'The installation’s secret no longer opens the key of the certificate. Upload the certificate again.',
  },
  SEAL_TOO_BIG: {
    status: 422,
    ro: 'Se sigilează fișiere de cel mult {limit} MB.',
    en: 'Files of at most {limit} MB are sealed.',
  },
  LIST_UNREADABLE: {
    status: 422,
    ro: 'Fișierul nu este o listă de încredere (ETSI TS 119 612, XML).',
    en: 'The file is not a trusted list (ETSI TS 119 612, XML).',
  },
  LIST_OF_LISTS: {
    status: 422,
    ro: 'Aceasta este lista listelor, care nu cuprinde emitenți. Încărcați lista unei țări.',
    en: 'This is the list of lists, which names no issuers. Load the list of a country.',
  },
  LIST_EMPTY: {
    status: 422,
    ro: 'Lista nu cuprinde niciun emitent de încredere.',
    en: 'The list names no trusted issuer.',
  },
  LIST_OLDER: {
    status: 409,
    ro: 'Este încărcată deja o listă mai nouă pentru {territory} (numărul {sequence}).',
    en: 'A newer list for {territory} is loaded already (number {sequence}).',
  },
  LIST_TOO_BIG: {
    status: 422,
    ro: 'Lista poate avea cel mult {limit} MB.',
    en: 'The list may have at most {limit} MB.',
  },
} as const satisfies Record<string, ErrorRow>
