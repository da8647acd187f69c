type Ask = (text: string, values: unknown[]) => Promise<string>

/**
 * Plants a finished report with some rows, and its schedule, for calls to name. `ask` gives the id of a
 * statement's first row.
 */
export async function aReadyReport(
  ask: Ask,
  institutionId: number,
  by: { id: number; name: string },
  { report = 'petitions', rows = 1 }: { report?: string; rows?: number } = {},
): Promise<{ runId: number; scheduleId: number }> {
  const asker = { institutionId, id: by.id, hdocId: institutionId }
  const scheduleId = await ask(
    `insert into report_schedules (institution_id, report, parameters, every, day, next_on, user_ids, made_at, made_by_institution_id, made_by_id, made_by_name)
     values ($1, 'workload', '{}', 'week', 1, '2099-01-05', array[$2::bigint], now(), $1, $2, $3) returning id`,
    [institutionId, by.id, by.name],
  )
  const runId = await ask(
    `with made as (
       insert into report_runs (institution_id, report, parameters, language, state, asked_at, asked_by_institution_id, asked_by_id, asked_by_name,
                                asker, row_count, lines, gaps, remarks, ended_at)
       values ($1, $5, '{"year": 2026, "half": 1}', 'ro', 'done', now(), $1, $2, $3, $4, $6, '[]', '[]', $3, now()) returning id),
     row as (
       insert into report_rows (institution_id, run_id, position, cells, marks)
       select $1, id, n, jsonb_build_array($3 || n), array['received'] from made, generate_series(1, $6) n)
     select id from made`,
    [institutionId, by.id, by.name, JSON.stringify(asker), report, rows],
  )
  return { runId: Number(runId), scheduleId: Number(scheduleId) }
}
