import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import { complaintsReport, submissionsReport } from './from-outside.ts'
import { petitionReport, publicInfoReport } from './legal-reports.ts'
import { looseNumbersReport } from './loose-numbers.ts'
import { outcomesReport } from './outcomes.ts'
import { overdueReport } from './overdue.ts'
import { dispatchListReport, openSheetsReport, transfersReport } from './paper-ways.ts'
import { pendingApprovalsReport } from './pending-approvals.ts'
import { activityReport, usersReport } from './people.ts'
import { prefectActsReport } from './prefect-acts.ts'
import type { Report, ReportElsewhere } from './report.ts'
import { undischargedReport } from './undischarged.ts'
import { workloadReport } from './workload.ts'

/** The register book has a job and a screen of its own, and stands in the catalogue as well. */
const registerBook: ReportElsewhere = {
  id: 'register_book',
  group: 'registry',
  title: { ro: 'Cartea de registru', en: 'Register book' },
  about: {
    ro: 'Toate numerele unui registru, în ordinea lor, pe volume: se cere din pagina registrelor.',
    en: 'Every number of a register in its order, in volumes: it is asked for on the page of the registers.',
  },
  right: 'register.manage',
  madeAt: '/registers',
}

/** Every report, in the order of the catalogue. A new one is its file, its query and its line here. */
export const reports: readonly Report[] = [
  petitionReport,
  publicInfoReport,
  undischargedReport,
  overdueReport,
  workloadReport,
  outcomesReport,
  pendingApprovalsReport,
  looseNumbersReport,
  dispatchListReport,
  openSheetsReport,
  transfersReport,
  prefectActsReport,
  complaintsReport,
  submissionsReport,
  usersReport,
  activityReport,
]

export const catalogue: readonly (Report | ReportElsewhere)[] = [...reports, registerBook]

export const findReport = (id: string): Report | undefined => reports.find((one) => one.id === id)

/** Whether somebody may have a report: a right of their own for each. */
export const mayHave = (actor: Actor, { right }: Pick<Report, 'right'>): Decision =>
  can(actor, right) ? allowed : { ok: false, missing: right }

/** A report of the law is made for a half year or a year, and one about a person for a case: none has a rhythm. */
export const isSchedulable = ({ asks, legal }: Report): boolean => !legal && !asks.includes('person')
