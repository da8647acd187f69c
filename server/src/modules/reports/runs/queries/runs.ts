import type {
  LegalGap,
  LegalLine,
  ReportFormat,
  ReportParameters,
  ReportRun,
  ReportState,
} from '@hdoc/contract/reports/reports.ts'
import type { Actor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../../documents/index.ts'

/** What the parameters name, in words; a name that is gone is ''. */
export type Names = { department: string; register: string; person: string }

export type RunRow = {
  id: number
  report: string
  parameters: ReportParameters
  language: 'ro' | 'en'
  state: ReportState
  asked_at: string
  asked_by_institution_id: number
  asked_by_id: number
  asked_by_name: string
  asked_by_job_title: string
  asker: Actor
  schedule_id: number | null
  scheduled_on: string | null
  row_count: number
  total: number | null
  after_id: number
  lines: LegalLine[] | null
  gaps: LegalGap[] | null
  remarks: string
  ended_at: string | null
  failure: ReportRun['failure']
  version: number
  sent_document_id: number | null
  downloads: { at: string; by: string; format: ReportFormat }[]
  names: Names
}
/** The document that a run became. */
export type SentPaper = NonNullable<ReportRun['sent_as']>
export type CancellableRun = Granted<'report.cancel', RunRow>
export type SendableRun = Granted<'report.send', RunRow>
export type RemarkableRun = Granted<'report.remark', RunRow>

const MOST_DOWNLOADS = 5
const MOST_RUNS_OF_A_REPORT = 20

/** The names that parameters (jsonb) hold the ids of. */
export const namesOf = (institution: Fragment, parameters: Fragment): Fragment => sql`jsonb_build_object(
  'department', coalesce((select name from user_groups where institution_id = ${institution} and id = (${parameters}->>'group_id')::bigint), ''),
  'register', coalesce((select name from registers where institution_id = ${institution} and id = (${parameters}->>'register_id')::bigint), ''),
  'person', coalesce((select name from users where institution_id = ${institution} and id = (${parameters}->>'user_id')::bigint), ''))`

const select = sql`r.id, r.report, r.parameters, r.language, r.state, r.asked_at, r.asked_by_institution_id, r.asked_by_id, r.asked_by_name,
  r.asked_by_job_title, r.asker, r.schedule_id, r.scheduled_on, r.row_count, r.total, r.after_id, r.lines, r.gaps, r.remarks, r.ended_at, r.failure, r.version,
  r.sent_document_id,
  coalesce((select jsonb_agg(jsonb_build_object('at', x.at, 'by', x.by_name, 'format', x.format) order by x.id desc) from (
              select id, at, by_name, format from report_downloads
               where institution_id = r.institution_id and run_id = r.id order by id desc limit ${sql.lit(MOST_DOWNLOADS)}) x), '[]') as downloads,
  ${namesOf(sql`r.institution_id`, sql`r.parameters`)} as names`

export type RunWish = Pick<RunRow, 'report' | 'parameters' | 'language'> & {
  at: Date
  asker: Actor
  schedule?: { id: number; on: string }
}

/** The id of the new run; undefined when this person has the run of that schedule and day already. */
export async function addRun(db: TenantDb, wish: RunWish): Promise<number | undefined> {
  const { asker } = wish
  const added = await db.maybe(sql<{ id: number }>`
    insert into report_runs (institution_id, report, parameters, language, asked_at, asked_by_institution_id, asked_by_id, asked_by_name,
                             asked_by_job_title, asker, schedule_id, scheduled_on)
    values (${db.institutionId}, ${wish.report}, ${JSON.stringify(wish.parameters)}::jsonb, ${wish.language}, ${wish.at},
            ${asker.institutionId}, ${asker.id}, ${asker.name}, ${asker.jobTitle}, ${JSON.stringify(asker)}::jsonb,
            ${wish.schedule?.id ?? null}, ${wish.schedule?.on ?? null}::date)
    on conflict (institution_id, schedule_id, scheduled_on, asked_by_id) where schedule_id is not null do nothing
    returning id`)
  return added?.id
}

/**
 * The newest runs of each of these reports: a person's own, and all of those that everybody with their right shares; of these also
 * what was sent, however many came after it.
 */
export function listRuns(
  db: TenantDb,
  person: Pick<Actor, 'institutionId' | 'id'>,
  reports: readonly { id: string; shared: boolean }[],
): Promise<RunRow[]> {
  return db.rows(sql<RunRow>`
    select ${select}
      from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as k (id text, shared boolean)
     cross join lateral (
       (select * from report_runs x
         where x.institution_id = ${db.institutionId} and x.report = k.id
           and (k.shared or (x.asked_by_institution_id = ${person.institutionId} and x.asked_by_id = ${person.id}))
         order by x.id desc limit ${sql.lit(MOST_RUNS_OF_A_REPORT)})
       union
       select * from report_runs x
        where x.institution_id = ${db.institutionId} and x.report = k.id and k.shared and x.state = 'done' and x.sent_document_id is not null) r
     order by r.id desc`)
}

export function findRun(db: TenantDb, id: number): Promise<RunRow | undefined> {
  return db.maybe(
    sql<RunRow>`select ${select} from report_runs r where r.institution_id = ${db.institutionId} and r.id = ${id}`,
  )
}

/** Locks the run until the transaction ends; whoever stops it meanwhile waits. */
export async function lockRun(db: TenantDb, id: number): Promise<RunRow | undefined> {
  await db.run(
    sql`select 1 from report_runs where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
  return findRun(db, id)
}

export async function storeProgress(
  db: TenantDb,
  id: number,
  progress: { rows: number; total: number | null; after: number },
): Promise<void> {
  await db.run(sql`
    update report_runs set state = 'reading', row_count = ${progress.rows}, total = ${progress.total}, after_id = ${progress.after}
     where institution_id = ${db.institutionId} and id = ${id} and state in ('waiting', 'reading')`)
}

export async function endRun(
  db: TenantDb,
  id: number,
  end: {
    state: 'done' | 'failed'
    at: Date
    failure: RunRow['failure']
    lines?: LegalLine[]
    gaps?: LegalGap[]
  },
): Promise<void> {
  await db.run(sql`
    update report_runs set state = ${end.state}, ended_at = ${end.at}, failure = ${end.failure},
           lines = ${end.lines ? JSON.stringify(end.lines) : null}::jsonb, gaps = ${end.gaps ? JSON.stringify(end.gaps) : null}::jsonb
     where institution_id = ${db.institutionId} and id = ${id} and state in ('waiting', 'reading')`)
}

export function cancelRun(db: TenantDb, run: CancellableRun, at: Date): Promise<number> {
  return db.run(sql`
    update report_runs set state = 'cancelled', ended_at = ${at}
     where institution_id = ${db.institutionId} and id = ${run.id} and state in ('waiting', 'reading')`)
}

/** Gives the version that the run has with them. */
export async function storeRemarks(db: TenantDb, run: RemarkableRun, remarks: string): Promise<number> {
  const { version } = await db.one(sql<{ version: number }>`
    update report_runs set remarks = ${remarks}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${run.id} returning version`)
  return version
}

/** Those of some documents that the viewer sees, with their numbers. */
export function listSeenPapers(db: TenantDb, viewer: Viewer, ids: readonly number[]): Promise<SentPaper[]> {
  return db.rows(sql<SentPaper>`
    select d.id, d.number from documents d
     where d.institution_id = ${db.institutionId} and d.id = any(${[...ids]}::bigint[]) and ${isVisible(db, viewer)}`)
}

/** Keeps which document the run became. */
export async function storeSent(db: TenantDb, run: SendableRun, documentId: number): Promise<void> {
  await db.run(sql`
    update report_runs set sent_document_id = ${documentId}
     where institution_id = ${db.institutionId} and id = ${run.id}`)
}

export async function keepDownload(
  db: TenantDb,
  run: { id: number },
  { at, by, format }: { at: Date; by: string; format: ReportFormat },
): Promise<void> {
  await db.run(sql`
    insert into report_downloads (institution_id, run_id, at, by_name, format)
    values (${db.institutionId}, ${run.id}, ${at}, ${by}, ${format})`)
}

/** The names of what a report is asked with. */
export async function findNames(db: TenantDb, parameters: ReportParameters): Promise<Names> {
  const { names } = await db.one(sql<{ names: Names }>`
    select ${namesOf(sql`${db.institutionId}`, sql`${JSON.stringify(parameters)}::jsonb`)} as names`)
  return names
}
