import type { Text } from '../texts/languages.ts'

/** What a template is for. Only what something reads is offered. */
export const templateKindLabels = {
  page: { ro: 'Pagini ale portalului', en: 'Pages of the portal' },
  mail: { ro: 'Mesaje e-mail', en: 'E-mails' },
  answer: { ro: 'Texte de răspuns', en: 'Texts of answers' },
  resolution: { ro: 'Rezoluții pregătite', en: 'Prepared resolutions' },
} as const satisfies Record<string, Text>
export type TemplateKind = keyof typeof templateKindLabels

/** Kinds of which people add as many as they need; the others are the platform's table. */
export const addedKinds = ['answer', 'resolution'] as const satisfies TemplateKind[]
export type AddedKind = (typeof addedKinds)[number]
export const isAddedKind = (kind: TemplateKind): kind is AddedKind =>
  (addedKinds as readonly TemplateKind[]).includes(kind)

/** Fields that every template may name: the institution's data. */
export const institutionFields = {
  institutie: { ro: 'Denumirea instituției', en: 'Name of the institution' },
  cui: { ro: 'Codul fiscal', en: 'Fiscal code' },
  adresa: { ro: 'Adresa', en: 'Address' },
  telefon: { ro: 'Telefonul', en: 'Phone' },
  email: { ro: 'E-mailul', en: 'E-mail' },
  program: { ro: 'Programul cu publicul', en: 'Opening hours' },
  ajutor: { ro: 'Datele pentru asistență', en: 'Contact for assistance' },
  site: { ro: 'Adresa portalului', en: 'Address of the portal' },
  azi: { ro: 'Data de astăzi', en: 'Today’s date' },
} as const satisfies Record<string, Text>

/** Fields of a mail or an answer about a registered paper. */
const paperFields = {
  numar: { ro: 'Numărul documentului', en: 'Number of the document' },
  data: { ro: 'Data înregistrării', en: 'Date of registration' },
  deponent: { ro: 'Numele deponentului', en: 'Name of the issuer' },
} as const satisfies Record<string, Text>

type Fixed = {
  id: number
  kind: 'page' | 'mail'
  label: Text
  fields: Readonly<Record<string, Text>>
  /** Where a page stands: its address in the program without `#/`. */
  place?: string
}

/** The templates every institution has, each with its number for good; those that people add begin at 1000. */
export const fixedTemplates = {
  contact: {
    id: 1,
    kind: 'page',
    label: { ro: 'Contact', en: 'Contact' },
    fields: institutionFields,
    place: 'contact',
  },
  terms: {
    id: 2,
    kind: 'page',
    label: { ro: 'Termeni și condiții', en: 'Terms and conditions' },
    fields: institutionFields,
    place: 'termeni-si-conditii',
  },
  data_protection: {
    id: 3,
    kind: 'page',
    label: { ro: 'Protecția datelor personale', en: 'Personal data protection' },
    fields: institutionFields,
    place: 'protectia-datelor-personale',
  },
  accessibility: {
    id: 4,
    kind: 'page',
    label: { ro: 'Declarație de accesibilitate', en: 'Accessibility statement' },
    fields: institutionFields,
    place: 'accesibilitate',
  },
  answer_mail: {
    id: 20,
    kind: 'mail',
    label: { ro: 'E-mailul cu răspunsul', en: 'The e-mail with the answer' },
    fields: {
      ...institutionFields,
      ...paperFields,
      raspunde_la: { ro: 'Numerele la care se răspunde', en: 'Numbers that are answered' },
    },
  },
} as const satisfies Record<string, Fixed>
export type TemplateKey = keyof typeof fixedTemplates
export const templateKeys = Object.keys(fixedTemplates) as TemplateKey[]
export type PageKey = 'contact' | 'terms' | 'data_protection' | 'accessibility'
export const pageKeys: readonly PageKey[] = ['contact', 'terms', 'data_protection', 'accessibility']

/** Fields of the answers that people add. */
const answerFields: Readonly<Record<string, Text>> = { ...institutionFields, ...paperFields }

/** A resolution has at most so many letters, prepared or written. */
export const MOST_RESOLUTION = 2000

/** Fields of what people add. A resolution is written on the paper itself, so it names none. */
export const addedFields: Readonly<Record<AddedKind, Readonly<Record<string, Text>>>> = {
  answer: answerFields,
  resolution: {},
}

/** The field of a Word paper in which the text of the answer stands. */
export const ANSWER_FIELD = 'raspuns'
/** Fields of the Word papers on which answers are drawn. */
export const letterFields: Readonly<Record<string, Text>> = {
  [ANSWER_FIELD]: { ro: 'Textul răspunsului', en: 'Text of the answer' },
  ...answerFields,
  raspunde_la: { ro: 'Numerele la care se răspunde', en: 'Numbers that are answered' },
  adresa_deponent: { ro: 'Adresa deponentului', en: 'Address of the issuer' },
  autor: { ro: 'Cine a scris răspunsul', en: 'Who wrote the answer' },
  functie: { ro: 'Funcția lui', en: 'Their position' },
}

export const keyOfTemplate = (id: number): TemplateKey | undefined =>
  templateKeys.find((key) => fixedTemplates[key].id === id)

/** The names that stand in braces in a text, each once. */
export const namedFields = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([a-z_]{1,40})\}/g)].map(([, name = '']) => name)),
]
