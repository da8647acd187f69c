import type { Text } from './languages.ts'

/** Codes of an enumeration with their labels; the codes are stored, the labels shown. */
type Labels = Readonly<Record<string, Text>>
type CodeOf<T extends Labels> = Extract<keyof T, string>

export const categoryLabels = {
  intrare: { ro: 'Intrare', en: 'Incoming' },
  iesire: { ro: 'Ieșire', en: 'Outgoing' },
  interne: { ro: 'Interne', en: 'Internal' },
} as const
export type DocumentCategory = CodeOf<typeof categoryLabels>

/** The category as said of one document, not of the list. */
export const categoryTitles: Readonly<Record<DocumentCategory, Text>> = {
  intrare: { ro: 'Document de intrare', en: 'Incoming document' },
  iesire: { ro: 'Document de ieșire', en: 'Outgoing document' },
  interne: { ro: 'Document intern', en: 'Internal document' },
}

export const issuerTypeLabels = {
  pf: { ro: 'Persoană fizică', en: 'Natural person' },
  pj: { ro: 'Persoană juridică', en: 'Legal person' },
} as const
export type IssuerType = CodeOf<typeof issuerTypeLabels>

/** Who may see a document, from widest to narrowest. */
export const accessLevelLabels = {
  public: { ro: 'Public', en: 'Public' },
  institution: { ro: 'Toată instituția', en: 'Whole institution' },
  department: { ro: 'Doar compartimentele implicate', en: 'Involved departments only' },
  restricted: { ro: 'Restricționat (persoane nominalizate)', en: 'Named people only' },
} as const
export type AccessLevel = CodeOf<typeof accessLevelLabels>

export const registerResetLabels = {
  manual: { ro: 'Manuală', en: 'Manual' },
  auto: { ro: 'Automată – anual, la 1 ianuarie', en: 'Auto – yearly from 1 January' },
} as const
export type RegisterReset = CodeOf<typeof registerResetLabels>

/** How a term or a wait is given. */
export const deadlineTypeLabels = {
  date: { ro: 'Până la data', en: 'Until date' },
  days: { ro: 'Număr de zile', en: 'Number of days' },
} as const

/** Which days a term counts. */
export const dayTypeLabels = {
  calendar: { ro: 'Zile calendaristice', en: 'Calendar days' },
  working: { ro: 'Zile lucrătoare', en: 'Working days' },
} as const

/** `not_r_p_r_b`: a paper needs none, what leaves electronically does. */
export const signatureTypeLabels = {
  not_required: { ro: 'Nu necesită semnătură', en: 'Not required' },
  optional: { ro: 'Semnătură opțională', en: 'Optional' },
  required: { ro: 'Semnătură obligatorie', en: 'Required' },
  olograf: { ro: 'Semnătură olografă', en: 'Handwritten signature' },
  digital: { ro: 'Semnătură electronică', en: 'Electronic signature' },
  not_r_p_r_b: { ro: 'Nu necesită semnătură (variantă)', en: 'Not required (variant)' },
} as const
export type SignatureType = CodeOf<typeof signatureTypeLabels>

/** Who is told for information when a document is registered. */
export const broadcastLabels = {
  none: { ro: 'Nimeni', en: 'Nobody' },
  groups: { ro: 'Compartimentele implicate', en: 'Involved departments' },
  all: { ro: 'Toată instituția', en: 'Whole institution' },
} as const
export type Broadcast = CodeOf<typeof broadcastLabels>

export const physicalFormLabels = {
  paper: { ro: 'Pe hârtie', en: 'Paper' },
  electronic: { ro: 'Electronic', en: 'Electronic' },
} as const

/** How a paper came; the codes are those by which papers are sent out. */
export const arrivalLabels = {
  in_person: { ro: 'La ghișeu', en: 'At the counter' },
  post: { ro: 'Prin poștă', en: 'By post' },
  courier: { ro: 'Prin curier', en: 'By courier' },
  email: { ro: 'Prin e-mail', en: 'By e-mail' },
  electronic: { ro: 'Online (portal sau alt sistem)', en: 'Online (portal or another system)' },
  fax: { ro: 'Prin fax', en: 'By fax' },
} as const
export type ArrivalWay = CodeOf<typeof arrivalLabels>

/** The report of the law that counts the documents of a type. */
export const legalReportLabels = {
  none: { ro: 'Niciunul', en: 'None' },
  petition: { ro: 'Petiții (OG 27/2002)', en: 'Petitions (OG 27/2002)' },
  '544': { ro: 'Informații de interes public (Legea 544/2001)', en: 'Public information (Law 544/2001)' },
} as const
export type LegalReport = CodeOf<typeof legalReportLabels>

export const streetTypeLabels = {
  strada: { ro: 'Strada', en: 'Street (Strada)' },
  bulevardul: { ro: 'Bulevardul', en: 'Boulevard (Bulevardul)' },
  calea: { ro: 'Calea', en: 'Avenue (Calea)' },
  soseaua: { ro: 'Șoseaua', en: 'Road (Șoseaua)' },
  aleea: { ro: 'Aleea', en: 'Alley (Aleea)' },
  intrarea: { ro: 'Intrarea', en: 'Close (Intrarea)' },
  piata: { ro: 'Piața', en: 'Square (Piața)' },
  splaiul: { ro: 'Splaiul', en: 'Embankment (Splaiul)' },
  drumul: { ro: 'Drumul', en: 'Way (Drumul)' },
  prelungirea: { ro: 'Prelungirea', en: 'Extension (Prelungirea)' },
  fundatura: { ro: 'Fundătura', en: 'Cul-de-sac (Fundătura)' },
  pasajul: { ro: 'Pasajul', en: 'Passage (Pasajul)' },
  ulita: { ro: 'Ulița', en: 'Lane (Ulița)' },
} as const

export const postStatusLabels = {
  draft: { ro: 'Ciornă', en: 'Draft' },
  public: { ro: 'Publicat', en: 'Public' },
} as const
