import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { keepFacts, rebuildFacts } from '../../src/modules/statistics/facts/keep-facts.ts'
import type { TestApp } from '../browsers/app.ts'
import type { NaiveDocument } from '../database/naive-sight.ts'
import { seededNumbers } from '../offices/random-world.ts'
import type { PlainPaper } from './plain-figures.ts'

type Stay = { step: number; group: number; until: string; hours: number }

const closed = [6, 7, 8, 10, 11, 12, 13, 14]
const stepCode = (paper: PlainPaper): number => {
  if (closed.includes(paper.status) || paper.status === 9) return 0
  if (paper.status === 15) return 4
  if (paper.group_id === null) return 1
  return paper.status < 3 ? 2 : 3
}

/**
 * Lets papers live for some days: they are given to departments, closed, reopened, put off, annulled and get other types.
 * The same is kept beside the program, day by day; the program adds up its facts now and then, as its job does.
 */
export async function randomLife(
  t: TestApp,
  seed: number,
  world: { institution: number; documents: readonly NaiveDocument[]; groups: number[]; docTypes: number[] },
  { from, days }: { from: string; days: number },
): Promise<{ papers: PlainPaper[]; stays: Stay[] }> {
  const pick = seededNumbers(seed)
  const oneOf = <T>(all: readonly T[]): T => all[pick(all.length)]!
  const papers: PlainPaper[] = world.documents.map((one) => ({ ...one, closed_on: null }))
  const since = new Map<number, string>()
  const stays: Stay[] = []
  // What the world wrote of closings is told as of now; here they are all of the first day.
  for (const paper of papers) if (closed.includes(paper.status)) paper.closed_on = from
  await t.asSuperuser(
    `update documents set closed_on = $2::date where institution_id = $1 and closed_on is not null`,
    [world.institution, from],
  )
  const startOf = `${from}T06:00:00+02:00`
  await t.asSuperuser(
    `set session_replication_role = replica; update documents set step_since = '${startOf}' where institution_id = ${world.institution};
     delete from work_stays where institution_id = ${world.institution}; set session_replication_role = default`,
  )
  await rebuildFacts(t.database, world.institution)
  for (let n = 1; n <= days; n++) {
    const day = addDays(from, n)
    for (const paper of papers.filter(() => pick(6) === 0)) {
      const at = `${day}T${String(8 + pick(9)).padStart(2, '0')}:00:00+02:00`
      const was = { ...paper }
      switch (pick(7)) {
        case 0:
          paper.group_id = oneOf([null, ...world.groups])
          break
        case 1:
          paper.doc_type_id = oneOf(world.docTypes)
          break
        case 2:
          paper.deadline_on = oneOf([null, addDays(day, pick(20) - 8)])
          break
        case 3:
          paper.status = oneOf([1, 2, 3, 5, 15])
          break
        case 4:
          paper.status = pick(8) === 0 ? 9 : paper.status
          break
        default:
          paper.status = oneOf(closed)
      }
      const isMoved = stepCode(was) !== stepCode(paper) || was.group_id !== paper.group_id
      if (!closed.includes(paper.status)) paper.closed_on = null
      else if (!closed.includes(was.status)) paper.closed_on = day
      if (isMoved && stepCode(was) !== 0 && !paper.is_test) {
        const began = since.get(paper.id) ?? startOf
        const hours = (Date.parse(at) - Date.parse(began)) / 3_600_000
        stays.push({ step: stepCode(was), group: was.group_id ?? 0, until: day, hours })
      }
      if (isMoved) since.set(paper.id, at)
      await t.asSuperuser(
        `update documents set status = $3::smallint, group_id = $4, doc_type_id = $5, deadline_on = $6, step_since = case when $7::boolean then $8::timestamptz else step_since end,
                closed_on = case when $9::date is null then closed_on else $9::date end,
                resume_status = case when $3::smallint = 15 then 3 end, pending_until = case when $3::smallint = 15 then date '2027-12-31' end,
                annulled_at = case when $3::smallint = 9 then now() end
          where institution_id = $1 and id = $2`,
        [
          world.institution,
          paper.id,
          paper.status,
          paper.group_id,
          paper.doc_type_id,
          paper.deadline_on,
          isMoved,
          at,
          paper.closed_on,
        ],
      )
    }
    if (pick(4) === 0) await keepFacts(t.database, world.institution)
    if (pick(25) === 0) await rebuildFacts(t.database, world.institution)
  }
  return { papers, stays }
}
