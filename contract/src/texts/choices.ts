import { z } from 'zod'
import type { Text } from './languages.ts'

/** Codes of an enumeration with their labels; the codes are stored, the labels shown. */
type Labels = Readonly<Record<string, Text>>
type CodeOf<T extends Labels> = Extract<keyof T, string>

function codesOf<T extends Labels>(labels: T): CodeOf<T>[] {
  return Object.keys(labels) as CodeOf<T>[]
}

/** Zod enumeration of the codes of a label list. */
function enumOf<T extends Labels>(labels: T) {
  return z.enum(codesOf(labels))
}

export const categoryLabels = {
  intrare: { ro: 'Intrare', en: 'Incoming' },
  iesire: { ro: 'Ieșire', en: 'Outgoing' },
  interne: { ro: 'Interne', en: 'Internal' },
} as const
export const categorySchema = enumOf(categoryLabels)
export type DocumentCategory = z.infer<typeof categorySchema>

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
export const issuerTypeSchema = enumOf(issuerTypeLabels)
export type IssuerType = z.infer<typeof issuerTypeSchema>

/** Who may see a document, from widest to narrowest. */
export const accessLevelLabels = {
  public: { ro: 'Public', en: 'Public' },
  institution: { ro: 'Toată instituția', en: 'Whole institution' },
  department: { ro: 'Doar compartimentele implicate', en: 'Involved departments only' },
  restricted: { ro: 'Restricționat (persoane nominalizate)', en: 'Named people only' },
} as const
export const accessLevelSchema = enumOf(accessLevelLabels)
export type AccessLevel = z.infer<typeof accessLevelSchema>

export const registerResetLabels = {
  manual: { ro: 'Manuală', en: 'Manual' },
  auto: { ro: 'Automată – anual, la 1 ianuarie', en: 'Auto – yearly from 1 January' },
} as const
export const registerResetSchema = enumOf(registerResetLabels)
export type RegisterReset = z.infer<typeof registerResetSchema>

/** How a term or a wait is given. */
export const deadlineTypeLabels = {
  date: { ro: 'Până la data', en: 'Until date' },
  days: { ro: 'Număr de zile', en: 'Number of days' },
} as const
export const deadlineTypeSchema = enumOf(deadlineTypeLabels)
export type DeadlineType = z.infer<typeof deadlineTypeSchema>

/** Which days a term counts. */
export const dayTypeLabels = {
  calendar: { ro: 'Zile calendaristice', en: 'Calendar days' },
  working: { ro: 'Zile lucrătoare', en: 'Working days' },
} as const
export const dayTypeSchema = enumOf(dayTypeLabels)

/** `not_r_p_r_b` is kept as imports bring it and means what `not_required` means. */
export const signatureTypeLabels = {
  not_required: { ro: 'Nu necesită semnătură', en: 'Not required' },
  optional: { ro: 'Semnătură opțională', en: 'Optional' },
  required: { ro: 'Semnătură obligatorie', en: 'Required' },
  olograf: { ro: 'Semnătură olografă', en: 'Handwritten signature' },
  digital: { ro: 'Semnătură electronică', en: 'Electronic signature' },
  not_r_p_r_b: { ro: 'Nu necesită semnătură (variantă)', en: 'Not required (variant)' },
} as const
export const signatureTypeSchema = enumOf(signatureTypeLabels)
export type SignatureType = z.infer<typeof signatureTypeSchema>

/** Who is told for information when a document is registered. */
export const broadcastLabels = {
  none: { ro: 'Nimeni', en: 'Nobody' },
  groups: { ro: 'Compartimentele implicate', en: 'Involved departments' },
  all: { ro: 'Toată instituția', en: 'Whole institution' },
} as const
export const broadcastSchema = enumOf(broadcastLabels)
export type Broadcast = z.infer<typeof broadcastSchema>

export const physicalFormLabels = {
  paper: { ro: 'Pe hârtie', en: 'Paper' },
  electronic: { ro: 'Electronic', en: 'Electronic' },
} as const
export const physicalFormSchema = enumOf(physicalFormLabels)
export type PhysicalForm = z.infer<typeof physicalFormSchema>

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
export const streetTypeSchema = enumOf(streetTypeLabels)
export type StreetType = z.infer<typeof streetTypeSchema>

export const postStatusLabels = {
  draft: { ro: 'Ciornă', en: 'Draft' },
  public: { ro: 'Publicat', en: 'Public' },
} as const
export const postStatusSchema = enumOf(postStatusLabels)
export type PostStatus = z.infer<typeof postStatusSchema>
