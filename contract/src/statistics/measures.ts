import { paperSteps, workStepLabels } from '../documents/status/work-step.ts'
import type { Text } from '../texts/languages.ts'

/** What a figure is counted in. `share`: of 1. `hours`: of the clock, nights and Sundays too. */
export type MeasureUnit = 'count' | 'days' | 'working_days' | 'hours' | 'share'

export type Measure = {
  readonly label: Text
  readonly unit: MeasureUnit
  /** Which papers (or shares, or complaints) are counted. */
  readonly population: Text
  /** From which moment to which one is measured, or the day whose state is told. */
  readonly clock: Text
  /** As cited, where a law asks for the figure or sets its term. */
  readonly law?: string
}

const numbered = {
  ro: 'documentele cu număr, fără cele anulate și fără cele de test',
  en: 'documents with a number, without those annulled and test documents',
}
const registeredIn = {
  ro: 'ziua înregistrării este în perioadă',
  en: 'the day of registration is in the period',
}
const closedIn = { ro: 'ziua închiderii este în perioadă', en: 'the day of closing is in the period' }
const atEnd = {
  ro: 'la sfârșitul ultimei zile a perioadei, cel târziu astăzi',
  en: 'at the end of the last day of the period, today at the latest',
}
const spans = {
  ro: 'trecerile prin această etapă care s-au încheiat în perioadă',
  en: 'stays in this step that ended in the period',
}
const stay = {
  ro: 'de la intrarea în etapă până la ieșirea din ea',
  en: 'from entering the step to leaving it',
}
const step = (label: Text) => ({ label, unit: 'hours', population: spans, clock: stay }) as const
const OG27 = 'OG 27/2002'

/**
 * Each figure of HDoc is defined here, once: statistics, exports and legal reports count by these words. A change
 * of a word here is a change of what is counted.
 */
export const measures = {
  registered: {
    label: { ro: 'Înregistrate', en: 'Registered' },
    unit: 'count',
    population: numbered,
    clock: registeredIn,
  },
  registered_incoming: {
    label: { ro: 'Înregistrate – intrare', en: 'Registered – incoming' },
    unit: 'count',
    population: { ro: `${numbered.ro}, de intrare`, en: `incoming ${numbered.en}` },
    clock: registeredIn,
  },
  registered_outgoing: {
    label: { ro: 'Înregistrate – ieșire', en: 'Registered – outgoing' },
    unit: 'count',
    population: { ro: `${numbered.ro}, de ieșire`, en: `outgoing ${numbered.en}` },
    clock: registeredIn,
  },
  registered_internal: {
    label: { ro: 'Înregistrate – interne', en: 'Registered – internal' },
    unit: 'count',
    population: { ro: `${numbered.ro}, interne`, en: `internal ${numbered.en}` },
    clock: registeredIn,
  },
  answered: {
    label: { ro: 'Soluționate', en: 'Answered' },
    unit: 'count',
    population: {
      ro: `${numbered.ro}, închise cu orice rezultat`,
      en: `${numbered.en}, closed with any outcome`,
    },
    clock: closedIn,
  },
  answered_in_time: {
    label: { ro: 'Soluționate în termen', en: 'Answered in time' },
    unit: 'share',
    population: {
      ro: 'documentele soluționate; sunt în termen cele închise cel târziu în ziua termenului și cele fără termen',
      en: 'documents answered; in time are those closed on the day of the deadline at the latest and those without one',
    },
    clock: closedIn,
    law: `${OG27} art. 8`,
  },
  days_to_answer: {
    label: { ro: 'Durata medie', en: 'Average time' },
    unit: 'days',
    population: { ro: 'documentele soluționate', en: 'documents answered' },
    clock: {
      ro: 'din ziua înregistrării până în ziua închiderii, zile calendaristice; ziua înregistrării nu se numără',
      en: 'from the day of registration to the day of closing, calendar days; the day of registration is not counted',
    },
    law: `${OG27} art. 8`,
  },
  working_days_to_answer: {
    label: { ro: 'Durata medie, zile lucrătoare', en: 'Average time, working days' },
    unit: 'working_days',
    population: {
      ro: 'documentele soluționate; se arată la tipurile cu termen în zile lucrătoare',
      en: 'documents answered; shown for types whose term counts working days',
    },
    clock: {
      ro: 'din ziua înregistrării până în ziua închiderii, fără sâmbete, duminici, sărbători legale și zilele libere ale instituției',
      en: 'from the day of registration to the day of closing, without weekends, public holidays and free days of the institution',
    },
  },
  open: {
    label: { ro: 'În lucru', en: 'Open' },
    unit: 'count',
    population: { ro: `${numbered.ro}, încă neînchise`, en: `${numbered.en}, not closed yet` },
    clock: atEnd,
  },
  overdue: {
    label: { ro: 'Termen depășit', en: 'Overdue' },
    unit: 'count',
    population: {
      ro: 'documentele în lucru a căror zi a termenului a trecut',
      en: 'open documents whose day of the deadline has passed',
    },
    clock: atEnd,
    law: `${OG27} art. 8`,
  },
  outcome: {
    label: { ro: 'Rezultate', en: 'Outcomes' },
    unit: 'count',
    population: { ro: 'documentele soluționate, după rezultat', en: 'documents answered, by outcome' },
    clock: closedIn,
  },
  channel: {
    label: { ro: 'Mod de primire', en: 'Channel of arrival' },
    unit: 'count',
    population: {
      ro: `${numbered.ro}, de intrare, după modul de primire`,
      en: `incoming ${numbered.en}, by way of arrival`,
    },
    clock: registeredIn,
  },
  step_registry: step(workStepLabels.registry),
  step_distribution: step(workStepLabels.distribution),
  step_group: step(workStepLabels.group),
  step_citizen: step(workStepLabels.citizen),
  step_approval: step({ ro: 'La aprobare', en: 'At approval' }),
  step_dispatch: step({ ro: 'De expediat', en: 'At dispatch' }),
  work_ended: {
    label: { ro: 'Lucrări încheiate', en: 'Work ended' },
    unit: 'count',
    population: {
      ro: 'lucrările persoanei, închise de oricine',
      en: 'work of the person, closed by anybody',
    },
    clock: { ro: 'ziua încheierii lucrării este în perioadă', en: 'the day the work ended is in the period' },
  },
  work_open: {
    label: { ro: 'Lucrări deschise', en: 'Open work' },
    unit: 'count',
    population: { ro: 'lucrările aflate acum la persoană', en: 'work that lies with the person now' },
    clock: { ro: 'acum', en: 'now' },
  },
  complaints: {
    label: { ro: 'Sesizări', en: 'Complaints' },
    unit: 'count',
    population: { ro: 'sesizările confirmate', en: 'confirmed complaints' },
    clock: { ro: 'ziua confirmării este în perioadă', en: 'the day of confirmation is in the period' },
  },
} as const satisfies Readonly<Record<string, Measure>>

export type MeasureId = keyof typeof measures
export const measureIds = Object.keys(measures) as MeasureId[]
export const measure = (id: MeasureId): Measure => measures[id]

/** Where a paper waits, in the order of work; each has its measure `step_…`. */
export const workSteps = [...paperSteps, 'approval', 'dispatch'] as const
export type WorkStep = (typeof workSteps)[number]
export const measureOfStep = (step: WorkStep): MeasureId => `step_${step}`

/** How long ago the deadline of an open paper passed, in days: `upTo` null = any longer. */
export const overdueAges = {
  week: { from: 1, upTo: 7, label: { ro: '1–7 zile', en: '1–7 days' } },
  month: { from: 8, upTo: 30, label: { ro: '8–30 de zile', en: '8–30 days' } },
  quarter: { from: 31, upTo: 90, label: { ro: '31–90 de zile', en: '31–90 days' } },
  longer: { from: 91, upTo: null, label: { ro: 'peste 90 de zile', en: 'over 90 days' } },
} as const satisfies Readonly<Record<string, { from: number; upTo: number | null; label: Text }>>
export type OverdueAge = keyof typeof overdueAges
