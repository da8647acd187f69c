import type { Text } from '../texts/languages.ts'

/** What a request for public information is about (Norms of Law 544/2001, art. 27 b). */
export const publicDomains = {
  money: { ro: 'Utilizarea banilor publici', en: 'Use of public money' },
  duties: { ro: 'Îndeplinirea atribuțiilor instituției', en: 'How the institution does its duties' },
  rules: { ro: 'Acte normative, reglementări', en: 'Laws and regulations' },
  heads: { ro: 'Activitatea conducătorilor instituției', en: 'What the heads of the institution do' },
  law544: { ro: 'Aplicarea Legii nr. 544/2001', en: 'How Law 544/2001 is applied' },
  other: { ro: 'Altele', en: 'Other' },
} as const satisfies Record<string, Text>

/** Why a request for public information was refused. */
export const refusalGrounds = {
  exempt: { ro: 'Informații exceptate de la liberul acces', en: 'Information exempt from access' },
  missing: { ro: 'Informații inexistente', en: 'Information that does not exist' },
  other: { ro: 'Alt motiv', en: 'Another reason' },
} as const satisfies Record<string, Text>

/** How a paper was answered whose status says only that it was. */
export const answerOutcomes = {
  favourable: { ro: 'Favorabil', en: 'Favourably' },
  unfavourable: { ro: 'Nefavorabil', en: 'Unfavourably' },
  partly: { ro: 'Parțial', en: 'In part' },
} as const satisfies Record<string, Text>

/** What became of a complaint to the head, or to the court. */
export const complaintOutcomes = {
  granted: { ro: 'Rezolvată favorabil', en: 'Granted' },
  rejected: { ro: 'Respinsă', en: 'Rejected' },
  pending: { ro: 'În curs de soluționare', en: 'Pending' },
} as const satisfies Record<string, Text>

/** What the history of a document calls these facts. */
export const legalFactLabels = {
  outcome: { ro: 'Cum s-a răspuns', en: 'How it was answered' },
  settled_on: { ro: 'Ziua răspunsului', en: 'Day of the answer' },
  domain: { ro: 'Domeniul de interes', en: 'What it is about' },
  spoken: { ro: 'Solicitare verbală', en: 'Asked by word of mouth' },
  refusal_ground: { ro: 'Motivul respingerii', en: 'Why it was refused' },
  filing_ground: { ro: 'Temeiul clasării', en: 'Ground of the filing' },
  head_complaint: { ro: 'Reclamație administrativă', en: 'Complaint to the head' },
  court_complaint: { ro: 'Plângere în instanță', en: 'Complaint in court' },
} as const satisfies Record<string, Text>
