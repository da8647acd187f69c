import type { Text } from '../texts/languages.ts'

/** What a public form is, without schemas: pages, letters and the server read it. */
export type PublicFormFacts = {
  /** What is sent, in words: „un mesaj”, „mesajul”. */
  readonly one: Text
  readonly definite: Text
  /** Where the page of the mailed link lies, `/{route}/{token}`. */
  readonly confirmRoute: string
  /** Where its person follows it with the second secret, `/{route}?s=`; none = the page of its tracking code. */
  readonly ownRoute?: string
  readonly files: {
    readonly most: number
    /** Extensions in small letters. */
    readonly accept: readonly string[]
    /** Which of the installation's limits a file has. */
    readonly limit: 'publicFileBytes' | 'contactFileBytes'
  }
}

/** Pictures that are drawn anew without the place they carry. */
const pictures = ['jpg', 'jpeg', 'png', 'webp'] as const

/** What is handed in as a document; `p7s` and `p7m` are signatures. */
const papers = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'xls', 'xlsx', 'ods', 'p7s', 'p7m'] as const

/** Every form that anybody may send and confirms by e-mail. */
export const publicForms = {
  contact_message: {
    one: { ro: 'un mesaj', en: 'a message' },
    definite: { ro: 'mesajul', en: 'the message' },
    confirmRoute: 'trimite-mesaj',
    files: {
      most: 5,
      accept: [...pictures, 'pdf', 'doc', 'docx', 'odt', 'rtf', 'xls', 'xlsx', 'ods'],
      limit: 'contactFileBytes',
    },
  },
  complaint: {
    one: { ro: 'o sesizare', en: 'a complaint' },
    definite: { ro: 'sesizarea', en: 'the complaint' },
    confirmRoute: 'trimite-sesizare',
    files: { most: 10, accept: pictures, limit: 'publicFileBytes' },
  },
  complaint_support: {
    one: { ro: 'alăturarea la o sesizare', en: 'that a complaint is yours too' },
    definite: { ro: 'alăturarea la o sesizare', en: 'that a complaint is yours too' },
    confirmRoute: 'trimite-sesizare',
    files: { most: 0, accept: [], limit: 'publicFileBytes' },
  },
  gazette_alert: {
    one: { ro: 'o cerere de alerte din Monitorul Oficial Local', en: 'a request for alerts of the gazette' },
    definite: { ro: 'cererea de alerte', en: 'the request for alerts' },
    confirmRoute: 'confirma-alerte',
    files: { most: 0, accept: [], limit: 'contactFileBytes' },
  },
  submission: {
    one: { ro: 'un document', en: 'a document' },
    definite: { ro: 'documentul depus', en: 'the submitted document' },
    confirmRoute: 'trimite-fisier',
    ownRoute: 'trimite-document',
    files: { most: 10, accept: [...pictures, ...papers], limit: 'publicFileBytes' },
  },
  submission_completion: {
    one: { ro: 'completarea unui document depus', en: 'the completion of a submitted document' },
    definite: { ro: 'completarea', en: 'the completion' },
    confirmRoute: 'trimite-fisier',
    files: { most: 10, accept: [...pictures, ...papers], limit: 'publicFileBytes' },
  },
} as const satisfies Record<string, PublicFormFacts>

export type PublicFormKind = keyof typeof publicForms
export const publicFormKinds = Object.keys(publicForms) as [PublicFormKind, ...PublicFormKind[]]
export const publicForm = (kind: PublicFormKind): PublicFormFacts => publicForms[kind]

/** Digits of the code in the confirmation mail. */
export const codeDigits = 6
/** How often a confirmation may be mailed again, and its address be corrected. */
export const mostResends = 3
export const mostCorrections = 1
/** Wrong codes after which the code is of no use; the link stays. */
export const mostWrongCodes = 10
/** Least seconds between the opening of a form and its sending: nobody types faster. */
export const leastSeconds = 3
/** Days after which what was sent and not confirmed is erased. */
export const keptDays = 7

/** The extensions as a sentence names them: „JPG, PNG, PDF”. */
export const acceptedText = ({ files }: PublicFormFacts): string =>
  files.accept.map((one) => one.toUpperCase()).join(', ')
