import type { Text } from '../texts/languages.ts'
import type { Doubt, UncheckedReason } from './signature-kinds.ts'

export const doubtSentences: Readonly<Record<Doubt, Text>> = {
  no_list: {
    ro: 'Nu este încărcată nicio listă de încredere, așa că emitentul certificatului nu a putut fi verificat.',
    en: 'No trusted list is loaded, so the issuer of the certificate could not be checked.',
  },
  unknown_issuer: {
    ro: 'Emitentul certificatului nu se află pe lista de încredere.',
    en: 'The issuer of the certificate is not on the trusted list.',
  },
  issuer_withdrawn: {
    ro: 'Emitentul certificatului nu mai este recunoscut astăzi de lista de încredere, iar data semnării este numai declarată.',
    en: 'The trusted list no longer recognises the issuer of the certificate today, and the time of signing is only claimed.',
  },
  expired: {
    ro: 'Certificatul era expirat la data semnării.',
    en: 'The certificate had expired when it was used to sign.',
  },
  not_yet_valid: {
    ro: 'Certificatul nu era încă valabil la data semnării.',
    en: 'The certificate was not valid yet when it was used to sign.',
  },
  expired_since: {
    ro: 'Certificatul a expirat între timp, iar data semnării este numai declarată.',
    en: 'The certificate has expired since, and the time of signing is only claimed.',
  },
  no_time: {
    ro: 'Data semnării lipsește sau este în viitor.',
    en: 'The time of signing is missing or lies in the future.',
  },
  weak: {
    ro: 'Semnătura folosește un algoritm sau o cheie care nu mai sunt sigure.',
    en: 'The signature uses an algorithm or a key that is not safe any more.',
  },
  timestamp_broken: {
    ro: 'Marca temporală nu se potrivește cu semnătura.',
    en: 'The timestamp does not fit the signature.',
  },
  visible_by_unknown: {
    ro: 'Cineva necunoscut a adăugat ulterior o semnătură care acoperă o parte din pagină.',
    en: 'Somebody unknown later added a signature that covers a part of a page.',
  },
  earlier_version: {
    ro: 'Ce s-a semnat nu este versiunea de acum a niciunui fișier al documentului.',
    en: 'What was signed is not the present version of any file of the document.',
  },
}

export const uncheckedSentences: Readonly<Record<UncheckedReason, Text>> = {
  damaged: {
    ro: 'Fișierul este deteriorat, așa că semnăturile lui nu se pot verifica.',
    en: 'The file is damaged, so its signatures cannot be checked.',
  },
  encrypted: {
    ro: 'Fișierul este protejat cu parolă, așa că semnăturile lui nu se pot verifica.',
    en: 'The file is protected by a password, so its signatures cannot be checked.',
  },
  too_large: {
    ro: 'Fișierul este prea mare pentru a-i verifica semnăturile.',
    en: 'The file is too large for its signatures to be checked.',
  },
  too_slow: {
    ro: 'Verificarea semnăturilor a durat prea mult și a fost oprită.',
    en: 'Checking the signatures took too long and was stopped.',
  },
  content_missing: {
    ro: 'Semnătura este a unui alt fișier, care nu se află la acest document. Adăugați-l și se verifică singură.',
    en: 'The signature is of another file, which this document does not have. Add it, and it is checked by itself.',
  },
  failed: {
    ro: 'Verificarea semnăturilor nu a reușit.',
    en: 'Checking the signatures did not succeed.',
  },
}
