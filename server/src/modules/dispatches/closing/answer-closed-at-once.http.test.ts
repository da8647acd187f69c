import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { factsAddedUp, factsAnew } from '../../../../test/database/facts-anew.ts'
import { dispatchOffice } from '../../../../test/dispatches/dispatch-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('the answer is closed from its registration on, and seen by who works on the case', async () => {
  const { atWork, close, institutionId, urbanism, damage } = await dispatchOffice(t)
  const work = await atWork()
  await factsAnew(t.database, institutionId)
  const { body } = await close(work.id)
  const { id } = body.dispatch.document
  const [answer] = await t.asSuperuser<{ olga: number }>(
    `select d.status, d.version, d.closed_on = d.registered_on as at_once, d.registered_by_id as olga,
            (select array_agg(e.action order by e.id) from audit_entries e
              where e.institution_id = d.institution_id and e.subject_type = 'document' and e.subject_id = d.id) as told,
            (select count(*)::int from work_stays w where w.institution_id = d.institution_id and w.document_id = d.id) as stays,
            (select to_json(array_agg(array[a.principal_kind, a.principal_id, a.reasons, a.status, a.department_id] order by a.principal_kind))
               from document_access a where a.institution_id = d.institution_id and a.document_id = d.id) as seen
       from documents d where d.institution_id = $1 and d.id = $2`,
    [institutionId, id],
  )
  expect(answer).toEqual({
    olga: expect.any(Number),
    status: 6,
    version: 1,
    at_once: true,
    told: ['document.registered', 'document.linked'],
    stays: 0,
    seen: [
      [1, answer?.olga, 1 | 8, 6, urbanism],
      [2, urbanism, 2 | 128, 6, urbanism],
    ],
  })
  const figures = () =>
    t.asSuperuser('select * from statistic_facts where institution_id = $1 order by 2, 3, 4, 5, 6, 7', [
      institutionId,
    ])
  await factsAddedUp(t.database, institutionId)
  const kept = await figures()
  await factsAnew(t.database, institutionId)
  expect(await figures()).toEqual(kept)
  expect(kept).not.toEqual([])
  expect(await damage()).toEqual([])
})
