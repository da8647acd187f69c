import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import { historyOffice } from '../../../../../test/imports/history-office.ts'
import { asWindows1250, oldExport } from '../../../../../test/imports/old-export.ts'
import { seededNumbers } from '../../../../../test/offices/random-world.ts'
import { findDamage } from '../../../../app/verify/find-damage.ts'
import { sealAll } from '../../../../platform/audit/seal-audit.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const ROWS = 4_000
const KILLS = 20

/** All that an import makes, without ids, codes and who imported: what two imports of one file must have in common. */
async function whatCame(o: Awaited<ReturnType<typeof historyOffice>>) {
  const ask = (text: string) => t.asSuperuser(text, [o.i, o.historyId])
  const papers = await ask(`
    select d.series, d.counter::int, d.ordinal, d.number, d.registered_on::text, d.status, d.issuer_name, d.issuer_id is null as loose,
           d.short_description, d.additional_info, d.registered_by_name, l.kind, row_number() over (order by d.id)::int as place
      from documents d join register_ledger l on l.institution_id = d.institution_id and l.document_id = d.id
     where d.institution_id = $1 and d.register_id = $2 order by d.id`)
  const links = await ask(`
    select f.number as answer, f.series, o.number, o.series as of from document_links k
      join documents f on f.institution_id = k.institution_id and f.id = k.from_id
      join documents o on o.institution_id = k.institution_id and o.id = k.to_id
     where k.institution_id = $1 and f.register_id = $2 order by f.id, o.id`)
  const counts = await ask(`
    select (select count(*)::int from document_access a where a.institution_id = $1 and a.register_id = $2) as access,
           (select sum(documents)::int from document_totals where institution_id = $1 and register_id = $2) as totals,
           (select count(*)::int from audit_entries where institution_id = $1 and action = 'document.imported') as trail,
           (select count(*)::int from history_papers where institution_id = $1 and register_id = $2) as waiting`)
  return { papers, links, counts }
}

test.each(['skip_bad', 'all'] as const)(
  'killed %s twenty times at random, an import ends as if nothing had happened',
  { timeout: 600_000 },
  async (mode) => {
    const file = oldExport(ROWS)
    // All or nothing wants a file without wrong rows.
    const rows = mode === 'all' ? file.rows.filter((_, place) => !file.bad.includes(place + 1)) : file.rows
    const bytes = asWindows1250({ rows })
    const quiet = await historyOffice(t)
    const whole = await quiet.checkedHistory(bytes)
    await quiet.run(whole.id, mode)

    const o = await historyOffice(t)
    const random = seededNumbers(mode === 'all' ? 7 : 11)
    const checked = await o.checkedHistory(bytes)
    expect((await o.ask(checked.id, mode)).status).toBe(200)
    let kills = 0
    for (let turn = 0; turn < KILLS; turn++) if (await o.dying(checked.id, 1 + random(4))) kills++
    expect(kills).toBeGreaterThan(3)
    await o.work(checked.id)
    expect((await o.detail(checked.id)).state).toBe('done')
    expect(await whatCame(o)).toEqual(await whatCame(quiet))

    // Taken back under the same blows.
    expect((await o.adela.post('/api/import/undo', { id: checked.id })).status).toBe(200)
    for (let turn = 0; turn < KILLS; turn++) await o.dying(checked.id, 1 + random(4))
    await o.work(checked.id)
    expect((await o.detail(checked.id)).state).toBe('undone')
    expect((await whatCame(o)).papers).toEqual([])
    await sealAll(t.database)
    for (const { i } of [quiet, o]) expect(await findDamage(t.database, { institutionId: i })).toEqual([])
  },
)
