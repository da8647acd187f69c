import type { JobServices } from '../../src/platform/jobs/job-context.ts'
import type { TestApp } from '../browsers/app.ts'
import { caseOffice } from '../offices/case-office.ts'
import { workerServices } from '../programs/worker-services.ts'
import type { CaseModel } from './case-model.ts'

export const FIRST_DAY = '2026-11-20'

/** The program a run plays on: that of a test file, or of a measurement. */
export type CaseProgram = Pick<
  TestApp,
  'database' | 'worker' | 'asSuperuser' | 'clock' | 'settings' | 'browser'
>

/** The product’s side of a history: its own institution, with ids in the order of the model. */
export type RealCases = {
  t: CaseProgram
  office: Awaited<ReturnType<typeof caseOffice>>
  worker: JobServices
  groups: Record<string, number>
  caseIds: number[]
  documentIds: number[]
  /** The shares of each case as they were when last looked at. */
  shareIds: number[][]
}

export async function openRealCases(t: CaseProgram): Promise<RealCases> {
  t.clock.set(`${FIRST_DAY}T10:00:00+02:00`)
  const office = await caseOffice(t)
  return {
    t,
    office,
    worker: await workerServices(t),
    groups: { U: office.urbanism, L: office.legal },
    caseIds: [],
    documentIds: [],
    shareIds: [],
  }
}

type StoredShare = {
  case_id: number
  id: number
  closed: boolean
  group: string | null
  person: string | null
  role: string
  status: string
  until: number | null
  unfinished: boolean
}
type StoredPaper = { id: number; status: number; until: number | null; in: number | null }
export type Stood = { cases: object[]; documents: object[] }

/** Everything in the product, in the words of the model. */
export async function stateOf(real: RealCases): Promise<Stood> {
  const { t, office, caseIds, documentIds, groups } = real
  const rows = await t.asSuperuser<StoredShare>(
    `select s.case_id::int, s.id::int, c.status = 'closed' as closed,
            (select key from jsonb_each_text($2) where value::bigint = s.group_id) as "group",
            u.username as person, s.role, s.status, (s.wait_until - date '${FIRST_DAY}') as until, s.unfinished
       from case_shares s join cases c on c.institution_id = s.institution_id and c.id = s.case_id
       left join users u on u.institution_id = s.institution_id and u.id = s.user_id
      where s.institution_id = $1 order by s.id`,
    [office.institutionId, JSON.stringify(groups)],
  )
  const papers = await t.asSuperuser<StoredPaper>(
    `select d.id::int as id, d.status, (d.pending_until - date '${FIRST_DAY}') as until,
            (select x.case_id::int from case_documents x where x.institution_id = d.institution_id and x.document_id = d.id and x.held) as "in"
       from documents d where d.institution_id = $1`,
    [office.institutionId],
  )
  const shares = caseIds.map((caseId) => rows.filter(({ case_id }) => case_id === caseId))
  real.shareIds = shares.map((own) => own.map(({ id }) => id))
  return {
    cases: shares.map((own) => ({
      closed: own[0]?.closed,
      shares: own.map(({ case_id: _, id: __, closed: ___, ...share }) => share),
    })),
    documents: documentIds.map((id) => {
      const row = papers.find((one) => one.id === id)
      const at = row?.in ?? null
      return { status: row?.status, until: row?.until, in: at === null ? null : caseIds.indexOf(at) }
    }),
  }
}

/** Everything in the model, in the same words. */
export const told = (model: CaseModel): Stood => ({
  cases: model.cases.map(({ closed, shares }) => ({
    closed,
    shares: shares.map(({ by: _, ...share }) => share),
  })),
  documents: model.documents.map(({ status, until, in: at }) => ({ status, until, in: at })),
})
