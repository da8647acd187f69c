import type { GazetteCategory } from '@hdoc/contract/doc-types/gazette-categories.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'

/** An entry of the demo's gazette. Days count from today. */
export interface GazettePlan {
  heading: GazetteCategory
  number: string
  title: string
  issuer: string
  actOn: IsoDate
  publishedOn: IsoDate
  /** Has a file; without one the text is all there is. */
  file: boolean
  content: string
  becomes?: 'corrected' | 'erased' | 'withdrawn' | 'draft' | 'scheduled'
  /** Stands in the place of the entry before it. */
  corrects?: true
}

type Line = readonly [
  heading: GazetteCategory,
  number: string,
  daysAgo: number,
  title: string,
  becomes?: GazettePlan['becomes'] | 'corrects',
]

const issuerOf = (heading: string, council: string, mayor: string): string => {
  if (heading.startsWith('d')) return mayor
  return heading.startsWith('c') || heading.startsWith('a') || heading.startsWith('b') ? council : ''
}

function planOf(lines: readonly Line[], today: IsoDate, council: string, mayor: string): GazettePlan[] {
  return lines.map(([heading, number, daysAgo, title, becomes], n) => ({
    heading,
    number,
    title,
    issuer: issuerOf(heading, council, mayor),
    actOn: addDays(today, -daysAgo),
    publishedOn: addDays(today, -Math.max(0, daysAgo - 2)),
    file: n % 3 !== 2,
    content:
      n % 3 === 2
        ? `${title}. Textul integral poate fi citit aici; anexele se consultă la sediul instituției. Document inventat, pentru demonstrație.`
        : '',
    ...(becomes === 'corrects' ? { corrects: true as const } : becomes && { becomes }),
  }))
}

const dealuFlorilor: readonly Line[] = [
  ['a', '1', 900, 'Statutul comunei Dealu Florilor'],
  ['a', '14', 400, 'Hotărârea privind actualizarea anexei la Statutul comunei Dealu Florilor'],
  ['b.1', '3', 700, 'Regulamentul privind circulația proiectelor de hotărâri ale consiliului local'],
  ['b.2', '21', 690, 'Regulamentul privind circulația proiectelor de dispoziții ale primarului'],
  ['c.1', '8', 60, 'Hotărârea privind aprobarea taxei speciale de salubrizare'],
  ['c.1', '9', 60, 'Ajutor de urgență', 'erased'],
  ['c.1', '9', 58, 'Hotărârea privind acordarea unui ajutor de urgență (anonimizată)', 'corrects'],
  ['c.1', '10', 25, 'Hotărârea privind rectificarea bugetului local, trimestrul III', 'corrected'],
  ['c.1', '11', 25, 'Hotărârea privind aprobarea programului de iarnă'],
  ['c.1', '12', 5, 'Hotărârea privind rectificarea bugetului local pe anul în curs', 'corrects'],
  ['c.2', '45', 15, 'Proiect de hotărâre privind impozitele și taxele locale pentru anul viitor'],
  ['d.1', '86', 30, 'Dispoziția privind delimitarea secțiilor de votare'],
  ['d.1', '87', 7, 'Dispoziția privind programul de iarnă al serviciului de deszăpezire'],
  ['e.1', '', 320, 'Bugetul local aprobat pe anul în curs'],
  ['e.2', '', 40, 'Contul de execuție bugetară, trimestrul III'],
  ['e.3', '', 200, 'Registrul datoriei publice locale'],
  ['f.4', '', 12, 'Anunț privind proiectul de hotărâre: impozite și taxe locale'],
  ['f.5', '', 24, 'Minuta ședinței publice de dezbatere a bugetului'],
  ['f.6', '', 20, 'Procesul-verbal al ședinței ordinare a consiliului local'],
  ['f.8', '', 50, 'Anunț publicat din greșeală', 'withdrawn'],
  ['c.1', '13', 1, 'Hotărârea privind darea în administrare a căminului cultural', 'draft'],
  ['c.1', '14', 0, 'Hotărârea privind organizarea târgului de Crăciun', 'scheduled'],
]

const valeaAlba: readonly Line[] = [
  ['a', '2', 1200, 'Statutul orașului Valea Albă'],
  ['b.1', '5', 600, 'Regulamentul de organizare și funcționare a consiliului local Valea Albă'],
  ['c.1', '31', 45, 'Hotărârea privind modernizarea parcului Primăverii'],
  ['c.1', '32', 45, 'Hotărârea privind tarifele de transport public local'],
  ['c.1', '33', 14, 'Hotărârea privind studiul de trafic al orașului'],
  ['d.1', '140', 9, 'Dispoziția privind circulația grea pe strada Gării'],
  ['e.1', '', 310, 'Bugetul orașului Valea Albă'],
  ['e.2', '', 35, 'Situația financiară trimestrială a orașului'],
  ['f.3', '', 6, 'Informare privind consultarea locuitorilor asupra zonelor de parcare'],
]

export const dealuFlorilorGazette = (today: IsoDate): GazettePlan[] =>
  planOf(dealuFlorilor, today, 'Consiliul Local Dealu Florilor', 'Primarul comunei Dealu Florilor')
export const valeaAlbaGazette = (today: IsoDate): GazettePlan[] =>
  planOf(valeaAlba, today, 'Consiliul Local Valea Albă', 'Primarul orașului Valea Albă')
