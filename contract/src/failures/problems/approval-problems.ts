/** Sentences under the fields of requests for approval. */
export const approvalProblems = {
  approve_first: {
    ro: 'Aprobările stau înaintea semnăturilor.',
    en: 'Approvals stand before signatures.',
  },
  person_twice: { ro: 'Persoana apare de două ori.', en: 'The person stands there twice.' },
  lacks_right: {
    ro: '{name} nu are dreptul „{right}”.',
    en: '{name} does not have the right "{right}".',
  },
  file_asked: {
    ro: 'Pentru acest fișier este deja o cerere neîncheiată.',
    en: 'There is an unfinished request for this file already.',
  },
  drawing_empty: { ro: 'Desenați semnătura.', en: 'Draw the signature.' },
  drawing_long: { ro: 'Desenul este prea amănunțit.', en: 'The drawing is too detailed.' },
  scan_kind: { ro: 'Scanarea este un PDF sau o imagine.', en: 'The scan is a PDF or a picture.' },
} as const
