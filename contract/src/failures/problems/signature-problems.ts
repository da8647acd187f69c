import type { Text } from '../../texts/languages.ts'

/** Sentences under the fields of certificates. */
export const signatureProblemTable = {
  pkcs12_unreadable: {
    ro: 'Fișierul nu este un certificat cu cheie (.p12 sau .pfx) care să se poată citi.',
    en: 'The file is not a certificate with its key (.p12 or .pfx) that can be read.',
  },
  pkcs12_password: {
    ro: 'Parola nu deschide fișierul.',
    en: 'The password does not open the file.',
  },
  pkcs12_no_key: {
    ro: 'Fișierul nu cuprinde o cheie împreună cu certificatul ei.',
    en: 'The file does not hold a key together with its certificate.',
  },
  pkcs12_several_keys: {
    ro: 'Fișierul cuprinde mai multe chei. Exportați numai certificatul instituției.',
    en: 'The file holds several keys. Export the certificate of the institution only.',
  },
  pkcs12_key_kind: {
    ro: 'Cheia este de un fel cu care HDoc nu semnează (RSA sau curbe eliptice).',
    en: 'The key is of a kind with which HDoc does not sign (RSA or elliptic curves).',
  },
  pkcs12_too_long: {
    ro: 'Certificatul împreună cu ale emitenților lui ocupă prea mult loc pentru a sigila cu el.',
    en: 'The certificate and those of its issuers take too much room to seal with it.',
  },
  pkcs12_expired: { ro: 'Certificatul a expirat.', en: 'The certificate has expired.' },
  pkcs12_not_for_signing: {
    ro: 'Certificatul nu este făcut pentru semnarea documentelor.',
    en: 'The certificate is not meant for signing documents.',
  },
} as const satisfies Record<string, Text>
