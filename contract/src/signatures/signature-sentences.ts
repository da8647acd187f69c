import type { Language, Text } from '../texts/languages.ts'
import type { ChangeKind, IntegrityState, SignatureProblem, Verdict } from './signature-kinds.ts'
import type { SignatureRow, SignedContent } from './signatures.ts'

export const verdictLabels: Readonly<Record<Verdict, Text>> = {
  valid: { ro: 'Semnătură valabilă', en: 'Valid signature' },
  unconfirmed: { ro: 'Semnătură neconfirmată', en: 'Unconfirmed signature' },
  changed: { ro: 'Schimbat după semnare', en: 'Changed after signing' },
  invalid: { ro: 'Semnătură nevalabilă', en: 'Invalid signature' },
  unreadable: { ro: 'Semnătură neverificată', en: 'Signature not checked' },
}

const integritySentences: Readonly<Record<IntegrityState, Text>> = {
  whole: {
    ro: 'Documentul nu s-a schimbat de la semnare.',
    en: 'The document has not changed since it was signed.',
  },
  extended: {
    ro: 'Ce s-a semnat nu s-a schimbat; după semnare s-au adăugat numai cele de mai jos.',
    en: 'What was signed has not changed; only what is listed below was added afterwards.',
  },
  changed: {
    ro: 'Documentul s-a schimbat după semnare, în cele de mai jos.',
    en: 'The document was changed after signing, in what is listed below.',
  },
  broken: {
    ro: 'Semnătura nu se potrivește cu documentul.',
    en: 'The signature does not fit the document.',
  },
  malformed: {
    ro: 'Fișierul nu arată sigur ce anume s-a semnat, așa că semnătura nu dovedește nimic.',
    en: 'The file does not say reliably what was signed, so the signature proves nothing.',
  },
  unreadable: {
    ro: 'HDoc nu poate verifica dacă documentul s-a schimbat.',
    en: 'HDoc cannot check whether the document has changed.',
  },
}

const problemSentences: Readonly<Record<SignatureProblem, Text>> = {
  range: {
    ro: 'Partea semnată este altfel delimitată decât cere standardul.',
    en: 'The signed part is not delimited as the standard asks for.',
  },
  revision: {
    ro: 'Partea semnată nu se termină acolo unde se termină o stare a fișierului.',
    en: 'The signed part does not end where a state of the file ends.',
  },
  digest: {
    ro: 'Conținutul nu este cel care s-a semnat.',
    en: 'The content is not the one that was signed.',
  },
  signature: {
    ro: 'Semnătura nu a fost făcută cu cheia certificatului.',
    en: 'The signature was not made with the key of the certificate.',
  },
  certificate_missing: {
    ro: 'Certificatul semnatarului lipsește.',
    en: 'The certificate of the signer is missing.',
  },
  certificate_not_bound: {
    ro: 'Semnătura nu este legată de certificatul de lângă ea.',
    en: 'The signature is not bound to the certificate beside it.',
  },
  attributes: {
    ro: 'Semnătura sau certificatul nu respectă standardul.',
    en: 'The signature or the certificate does not follow the standard.',
  },
  unsupported_format: {
    ro: 'Formatul semnăturii nu este cunoscut.',
    en: 'The format of the signature is not known.',
  },
  unsupported_algorithm: {
    ro: 'Algoritmul semnăturii nu este cunoscut.',
    en: 'The algorithm of the signature is not known.',
  },
  too_large: {
    ro: 'Fișierul este prea mare sau prea complicat.',
    en: 'The file is too large or too complicated.',
  },
}

const changeLabels: Readonly<Record<ChangeKind, Text>> = {
  signature_added: { ro: 'încă o semnătură', en: 'another signature' },
  timestamp_added: { ro: 'o marcă temporală', en: 'a timestamp' },
  validation_data: {
    ro: 'date pentru verificarea pe termen lung',
    en: 'data for checking in the long term',
  },
  metadata: { ro: 'descrierea fișierului', en: 'the description of the file' },
  form_filled: { ro: 'un câmp al formularului', en: 'a field of the form' },
  annotation: { ro: 'o însemnare pe pagină', en: 'a note on a page' },
  page: { ro: 'paginile', en: 'the pages' },
  content: { ro: 'conținutul', en: 'the content' },
  appended_bytes: { ro: 'date puse după sfârșitul fișierului', en: 'data put behind the end of the file' },
  unreadable_update: { ro: 'o modificare care nu se poate citi', en: 'a change that cannot be read' },
}

/** `shown` writes an instant or the day of one as the reader is used to it. */
export type Shown = { time: (iso: string) => string; day: (iso: string) => string }

/** Whether the document has changed since. */
export function integritySentence({ integrity, problem }: SignatureRow, language: Language): string {
  const sentence = integritySentences[integrity][language]
  return problem ? `${sentence} ${problemSentences[problem][language]}` : sentence
}

/** What came after the signature, one line each. */
export function changeLines({ changes }: SignatureRow, language: Language): string[] {
  return [
    ...new Set(
      changes.map(({ what, where }) => {
        const place = what === 'page' || what === 'annotation' ? PAGE[language](where) : where
        return [changeLabels[what][language], place].filter((part) => part !== '').join(': ')
      }),
    ),
  ]
}
const PAGE: Readonly<Record<Language, (where: string) => string>> = {
  ro: (where) => (where === '' ? '' : `pagina ${where}`),
  en: (where) => (where === '' ? '' : `page ${where}`),
}

/** What a signature outside of a PDF signs; undefined of one within a PDF, which signs that. */
export function contentSentence(content: SignedContent | null, language: Language): string | undefined {
  if (!content) return undefined
  if (content.of === 'itself') return OWN_CONTENT[language]
  if (content.of === 'gone') return GONE[language]
  const { name, version } = content
  if (language === 'en')
    return content.of === 'present'
      ? `Signs the file ${name}, version ${version}.`
      : `Signs the file ${name}, version ${version}, which is an earlier one.`
  return content.of === 'present'
    ? `Semnează fișierul ${name}, versiunea ${version}.`
    : `Semnează fișierul ${name}, versiunea ${version}, care este una anterioară.`
}
const OWN_CONTENT: Text = {
  ro: 'Semnează numai conținutul pe care îl cuprinde ea însăși; despre celelalte fișiere ale documentului nu spune nimic.',
  en: 'It signs only the content that it holds itself; of the other files of the document it says nothing.',
}
const GONE: Text = {
  ro: 'Ce s-a semnat nu se mai află la acest document.',
  en: 'What was signed is no longer with this document.',
}

const HOLDS: ReadonlySet<IntegrityState> = new Set(['whole', 'extended', 'changed'])

/** Whether the signature itself is right, whatever came after it. Else its certificate proves nothing. */
export const holds = ({ integrity }: Pick<SignatureRow, 'integrity'>): boolean => HOLDS.has(integrity)

/** Who signed: the certificate, its issuer, and whether it was valid then. Of one that does not hold, whom it names. */
export function whoSentence(signature: SignatureRow, language: Language, { day }: Shown): string {
  const { who, valid_then, qualified, trusted, role } = signature
  if (!who) return NOBODY[language]
  const { name, organisation, issuer, valid_from, valid_until } = who
  const person = organisation && organisation !== name ? `${name} (${organisation})` : name
  const [from, until] = [day(valid_from), day(valid_until)]
  if (!holds(signature))
    return language === 'ro'
      ? `Numește certificatul pe numele ${person}, emis de ${issuer}, dar nu dovedește că a semnat cu el.`
      : `It names the certificate of ${person}, issued by ${issuer}, but does not prove that it was used to sign.`
  const stamp = role === 'document_timestamp'
  const ro = [
    `${stamp ? 'Marcă temporală dată de' : 'Semnat cu certificatul pe numele'} ${person}, emis de ${issuer}, valabil de la ${from} până la ${until}.`,
    valid_then === null
      ? ''
      : valid_then
        ? 'La data semnării era valabil.'
        : 'La data semnării nu era valabil.',
    qualified
      ? 'Semnătura este calificată, după lista de încredere.'
      : trusted
        ? 'Emitentul este pe lista de încredere.'
        : '',
  ]
  const en = [
    `${stamp ? 'Timestamp given by' : 'Signed with the certificate of'} ${person}, issued by ${issuer}, valid from ${from} to ${until}.`,
    valid_then === null
      ? ''
      : valid_then
        ? 'It was valid when it was used.'
        : 'It was not valid when it was used.',
    qualified
      ? 'The signature is qualified, by the trusted list.'
      : trusted
        ? 'The issuer is on the trusted list.'
        : '',
  ]
  return (language === 'ro' ? ro : en).filter((part) => part !== '').join(' ')
}
const NOBODY: Text = {
  ro: 'Nu se poate spune cine a semnat.',
  en: 'It cannot be said who signed.',
}

/** When it was signed, and who says so. */
export function whenSentence({ when }: SignatureRow, language: Language, { time }: Shown): string {
  const at = when.at === null ? '' : time(when.at)
  const sentences: Readonly<Record<SignatureRow['when']['kind'], Text>> = {
    timestamp: {
      ro: `O marcă temporală de încredere dovedește că a fost semnat până la ${at}.`,
      en: `A trusted timestamp proves that it was signed by ${at}.`,
    },
    untrusted_timestamp: {
      ro: `O marcă temporală spune ${at}, dar cine a dat-o nu este pe lista de încredere.`,
      en: `A timestamp says ${at}, but who gave it is not on the trusted list.`,
    },
    claim: {
      ro: `Semnatarul declară ${at}; nicio marcă temporală nu o confirmă.`,
      en: `The signer claims ${at}; no timestamp confirms it.`,
    },
    none: { ro: 'Nu se știe când a fost semnat.', en: 'It is not known when it was signed.' },
  }
  return sentences[when.kind][language]
}

export const revocationSentence: Text = {
  ro: 'Dacă certificatul a fost revocat nu se verifică.',
  en: 'Whether the certificate was revoked is not checked.',
}
