import type { Text } from '../texts/languages.ts'

/**
 * Headings of the local official gazette, Administrative Code (OUG 57/2019) annex 1. A document type names by
 * these codes where its documents are published.
 */
export const gazetteCategoryLabels = {
  a: { ro: 'Statutul unității administrativ-teritoriale', en: 'Statute of the unit' },
  b: { ro: 'Regulamentele privind procedurile administrative', en: 'Administrative-procedure regulations' },
  'b.1': {
    ro: 'Regulamentul privind măsurile metodologice, organizatorice, termenele și circulația proiectelor de hotărâri ale autorității deliberative',
    en: 'Rules on methods, organisation, deadlines and circulation of draft decisions of the deliberative authority',
  },
  'b.2': {
    ro: 'Regulamentul privind măsurile metodologice, organizatorice, termenele și circulația proiectelor de dispoziții ale autorității executive',
    en: 'Rules on methods, organisation, deadlines and circulation of draft orders of the executive authority',
  },
  c: { ro: 'Hotărârile autorității deliberative', en: 'Decisions of the deliberative authority' },
  'c.1': {
    ro: 'Hotărâri ale consiliului local (normative și individuale)',
    en: 'Decisions of the local council (normative and individual)',
  },
  'c.2': {
    ro: 'Registrul pentru evidența proiectelor de hotărâri ale autorității deliberative',
    en: 'Register of draft decisions of the deliberative authority',
  },
  'c.3': {
    ro: 'Registrul pentru evidența hotărârilor autorității deliberative',
    en: 'Register of decisions of the deliberative authority',
  },
  d: { ro: 'Dispozițiile autorității executive', en: 'Orders of the executive authority' },
  'd.1': { ro: 'Dispoziții ale primarului cu caracter normativ', en: 'Normative orders of the mayor' },
  'd.2': {
    ro: 'Registrul pentru evidența proiectelor de dispoziții ale autorității executive',
    en: 'Register of draft orders of the executive authority',
  },
  'd.3': {
    ro: 'Registrul pentru evidența dispozițiilor autorității executive',
    en: 'Register of orders of the executive authority',
  },
  e: { ro: 'Documente și informații financiare', en: 'Financial documents and information' },
  'e.1': {
    ro: 'Bugetul local (proiect, aprobat, rectificat)',
    en: 'Local budget (draft, approved, amended)',
  },
  'e.2': {
    ro: 'Execuția bugetară și situațiile financiare',
    en: 'Budget execution and financial statements',
  },
  'e.3': {
    ro: 'Datoria publică locală și programul de investiții',
    en: 'Local public debt and investment programme',
  },
  f: { ro: 'Alte documente', en: 'Other documents' },
  'f.1': {
    ro: 'Registrul privind înregistrarea refuzurilor de a semna/contrasemna/aviza actele administrative și a obiecțiilor cu privire la legalitate',
    en: 'Register of refusals to sign, countersign or endorse administrative acts and of objections of legality',
  },
  'f.2': {
    ro: 'Registrul pentru consemnarea propunerilor, sugestiilor sau opiniilor privind proiectele cu caracter normativ',
    en: 'Register of proposals, suggestions and opinions on draft normative acts',
  },
  'f.3': {
    ro: 'Informarea prealabilă asupra problemelor de interes public ce urmează a fi dezbătute',
    en: 'Prior information on matters of public interest to be debated',
  },
  'f.4': {
    ro: 'Informarea prealabilă asupra proiectelor de acte administrative cu caracter normativ',
    en: 'Prior information on draft normative administrative acts',
  },
  'f.5': { ro: 'Minutele ședințelor publice', en: 'Minutes of public meetings' },
  'f.6': {
    ro: 'Procesele-verbale ale ședințelor autorității deliberative',
    en: 'Full minutes of meetings of the deliberative authority',
  },
  'f.7': { ro: 'Declarațiile de căsătorie', en: 'Marriage declarations' },
  'f.8': {
    ro: 'Alte documente aduse la cunoștință publică potrivit legii',
    en: 'Other documents made public by law',
  },
  'f.9': {
    ro: 'Alte documente publicate ca oportune și necesare',
    en: 'Other documents published as useful and necessary',
  },
} as const satisfies Readonly<Record<string, Text>>
export type GazetteCategory = keyof typeof gazetteCategoryLabels
